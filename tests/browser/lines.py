"""The cable between a browser and the hall, with somebody who stumbles over it."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator

RESET = struct.pack("ii", 1, 0)  # SO_LINGER: the end is abrupt
CHUNK = 65536


class Line:
    """Passes bytes on, both ways, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.flows = threading.Event()
        self.flows.set()
        self.broken = False
        self.ends: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def hold(self) -> None:
        """Nothing gets through, and nobody is told: packets are lost on the way."""
        self.flows.clear()

    def release(self) -> None:
        """What was held back arrives after all."""
        self.flows.set()

    def cut(self) -> None:
        """Every connection ends at once, and new ones fail."""
        self.broken = True
        for end in list(self.ends):
            self.drop(end)

    def mend(self) -> None:
        self.broken = False

    def close(self) -> None:
        self.listening.close()
        self.cut()
        self.release()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.broken:
                    self.drop(near)
                else:
                    threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def join(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self.behind))
        except OSError:
            self.drop(near)
            return
        self.ends |= {near, far}
        threading.Thread(target=self.pump, args=(far, near), daemon=True).start()
        self.pump(near, far)

    def pump(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                self.flows.wait()
                goal.sendall(data)
        for end in (source, goal):
            self.drop(end)

    def drop(self, end: socket.socket) -> None:
        self.ends.discard(end)
        with contextlib.suppress(OSError):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextlib.contextmanager
def line(port: int) -> Iterator[Line]:
    laid = Line(port)
    try:
        yield laid
    finally:
        laid.close()
