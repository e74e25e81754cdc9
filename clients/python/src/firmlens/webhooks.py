"""Verification of webhooks, by the scheme of Standard Webhooks."""

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Iterable
from typing import Optional, Protocol, Union

from ._model import Model
from .errors import FirmlensSignatureError
from .models import EVENTS, KnownEvent


class OtherEvent(Model):
    """An event of a later release than this client's."""

    event: str


WebhookEvent = Union[KnownEvent, OtherEvent]
"""What a webhook says. Its class tells which event it is."""


class WebhookHeaders(Protocol):
    """Headers of any framework, or a dictionary. Their case does not matter."""

    def items(self) -> Iterable[tuple[str, str]]:
        """Return each name with its value."""


_SECRET_PREFIX = "whsec_"
_VERSION = "v1"


def verify_webhook(
    raw_body: Union[bytes, str],
    headers: WebhookHeaders,
    signing_secret: str,
    *,
    tolerance_seconds: float = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Return the event of a webhook whose signature is right and recent.

    ``raw_body`` is what arrived, before anything parsed it. ``now`` is the Unix time; default: the
    clock. Raises ``FirmlensSignatureError``. A webhook may arrive twice: its ``batch_id``,
    ``list_id`` or ``signal_id`` is the same then.
    """
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    sent = {name.lower(): value for name, value in headers.items()}
    timestamp = _header(sent, "webhook-timestamp")
    signed = f"{_header(sent, 'webhook-id')}.{timestamp}.".encode() + body
    digest = hmac.new(_key(signing_secret), signed, hashlib.sha256).digest()
    expected = f"{_VERSION},{base64.b64encode(digest).decode()}".encode()
    given = _header(sent, "webhook-signature").split(" ")
    if not any(hmac.compare_digest(signature.encode(), expected) for signature in given):
        raise FirmlensSignatureError("The signature does not match the body.")
    age = abs((time.time() if now is None else now) - int(timestamp))
    if age > tolerance_seconds:
        raise FirmlensSignatureError(f"The webhook is {age:.0f} seconds old.")
    event = json.loads(body)
    model = EVENTS.get(event["event"])
    return OtherEvent(**event) if model is None else model(**event)


def _header(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise FirmlensSignatureError(f"The header {name} is missing.")
    return headers[name]


def _key(signing_secret: str) -> bytes:
    if not signing_secret.startswith(_SECRET_PREFIX):
        raise FirmlensSignatureError(f"A signing secret begins with {_SECRET_PREFIX}.")
    try:
        return base64.b64decode(signing_secret[len(_SECRET_PREFIX) :], validate=True)
    except binascii.Error as error:
        raise FirmlensSignatureError("The signing secret is not complete.") from error
