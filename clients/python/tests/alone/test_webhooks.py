import base64
import hashlib
import hmac
import json
import os
import time
import unittest
from email.message import Message
from typing import Optional

import firmlens
from firmlens.models import EVENTS, EnrichmentFailed

SECRET = os.environ["WEBHOOK_SECRET"]
BODY = os.environ["WEBHOOK_BODY"]
SIGNED = {
    "webhook-id": os.environ["WEBHOOK_ID"],
    "webhook-timestamp": os.environ["WEBHOOK_TIMESTAMP"],
    "webhook-signature": os.environ["WEBHOOK_SIGNATURE"],
}


def sign(body: str, *, at: Optional[float] = None, secret: str = SECRET) -> dict[str, str]:
    timestamp = str(int(time.time() if at is None else at))
    key = base64.b64decode(secret[len("whsec_") :])
    digest = hmac.new(key, f"batch_1.{timestamp}.{body}".encode(), hashlib.sha256).digest()
    signature = f"v1,{base64.b64encode(digest).decode()}"
    return {"webhook-id": "batch_1", "webhook-timestamp": timestamp, "webhook-signature": signature}


class WebhooksTest(unittest.TestCase):
    def test_a_genuine_webhook_becomes_its_event(self) -> None:
        for body in [BODY, BODY.encode()]:
            event = firmlens.verify_webhook(body, SIGNED, SECRET)
            assert isinstance(event, EnrichmentFailed)
            self.assertEqual((event.batch_id, event.error), ("batch_1", "Ärger"))
            self.assertEqual((event.credits.refunded, event.meta.webhook_attempt), (10, 1))

    def test_headers_may_be_those_of_any_framework(self) -> None:
        message = Message()
        for name, value in SIGNED.items():
            message[name.title()] = value
        self.assertEqual(firmlens.verify_webhook(BODY, message, SECRET).event, "enrichment.failed")

    def test_one_right_signature_of_several_is_enough(self) -> None:
        several = {**SIGNED, "webhook-signature": f"v1,AAAA v2,x {SIGNED['webhook-signature']}"}
        self.assertEqual(firmlens.verify_webhook(BODY, several, SECRET).event, "enrichment.failed")

    def test_what_is_not_genuine_is_refused(self) -> None:
        without_id = {name: value for name, value in SIGNED.items() if name != "webhook-id"}
        for what, body, headers, secret in [
            ("a body that was changed", f"{BODY} ", SIGNED, SECRET),
            ("another secret", BODY, SIGNED, "whsec_AAAA"),
            ("a time that was changed", BODY, {**SIGNED, "webhook-timestamp": "1"}, SECRET),
            ("an id that was changed", BODY, {**SIGNED, "webhook-id": "batch_2"}, SECRET),
            ("an unknown version", BODY, {**SIGNED, "webhook-signature": "v2,AAAA"}, SECRET),
            ("an empty signature", BODY, {**SIGNED, "webhook-signature": ""}, SECRET),
            ("text that is no ASCII", BODY, {**SIGNED, "webhook-signature": "v1,ü"}, SECRET),
            ("no id", BODY, without_id, SECRET),
            ("no headers", BODY, {}, SECRET),
            ("a secret of another kind", BODY, SIGNED, "secret"),
            ("a secret that was cut", BODY, SIGNED, "whsec_AAAAA"),
        ]:
            with self.subTest(what), self.assertRaises(firmlens.FirmlensSignatureError):
                firmlens.verify_webhook(body, headers, secret)

    def test_what_is_older_or_newer_than_five_minutes_is_refused(self) -> None:
        at = 1_700_000_000
        headers = sign(BODY, at=at)
        for now in [at - 300, at + 300]:
            firmlens.verify_webhook(BODY, headers, SECRET, now=now)
        with self.assertRaisesRegex(firmlens.FirmlensSignatureError, "301 seconds old"):
            firmlens.verify_webhook(BODY, headers, SECRET, now=at + 301)
        with self.assertRaises(firmlens.FirmlensSignatureError):
            firmlens.verify_webhook(BODY, headers, SECRET, now=at - 301)
        firmlens.verify_webhook(BODY, headers, SECRET, now=at + 301, tolerance_seconds=400)

    def test_an_event_of_a_later_release_is_returned_too(self) -> None:
        body = json.dumps({"event": "company.renamed", "domain": "acme.example"})
        event = firmlens.verify_webhook(body, sign(body), SECRET)
        self.assertIsInstance(event, firmlens.OtherEvent)
        self.assertEqual((event.event, event.domain), ("company.renamed", "acme.example"))

    def test_every_event_has_its_model(self) -> None:
        self.assertIn("list.completed", EVENTS)
        self.assertEqual(len(set(EVENTS.values())), len(EVENTS))
