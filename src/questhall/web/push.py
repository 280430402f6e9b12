"""Web push: the payload encrypted for one browser (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

HALF_A_DAY: Final = 12 * 3600


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A private key to be kept by the operator, as one line of text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return pack(key.private_numbers().private_value.to_bytes(32, "big"))


class Vapid:
    """The server's own key, with which push services know it again."""

    def __init__(self, private: str, contact: str) -> None:
        self.signer = Vapid02.from_raw(private.encode())
        self.signer.conf = {"no-strict": True}  # the contact was looked at when the hall was started
        self.contact = contact
        self.public = pack(self.signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": self.contact}
        return {
            "authorization": self.signer.sign(claims)["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(HALF_A_DAY),
            "urgency": "normal",
        }


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message so that only the browser with these keys reads it. ValueError if they are no keys."""
    own = ec.generate_private_key(ec.SECP256R1())
    try:
        sealed: bytes = http_ece.encrypt(message, private_key=own, dh=unpack(p256dh), auth_secret=unpack(auth))
    except http_ece.ECEException as error:
        raise ValueError(str(error)) from None
    return sealed
