"""Web push by hand: the payload encrypted for one browser (RFC 8291), signed with the server's key (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
HALF_A_DAY = 12 * 3600


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
        self.key = ec.derive_private_key(int.from_bytes(unpack(private), "big"), ec.SECP256R1())
        self.contact = contact
        self.public = pack(point(self.key.public_key()))

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": self.contact}
        signed = f"{json_part({'typ': 'JWT', 'alg': 'ES256'})}.{json_part(claims)}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{pack(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(HALF_A_DAY),
            "urgency": "normal",
        }


def json_part(data: object) -> str:
    return pack(json.dumps(data, separators=(",", ":")).encode())


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message so that only the browser with these keys reads it. ValueError if they are no keys."""
    theirs = unpack(p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    own = ec.generate_private_key(ec.SECP256R1())
    ours, salt = point(own.public_key()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), browser)
    secret = derive(shared, unpack(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + sealed
