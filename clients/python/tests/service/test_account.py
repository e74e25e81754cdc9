from typing import Any

import firmlens

from ..support import Async, Sync
from .stage import CALLER, KEY, URL, WEBHOOK_URL, new_domain, stage


class Account:
    connect: Any

    def setUp(self) -> None:
        self.client = self.connect(KEY, URL)

    def test_is_described_with_its_credits_and_usage(self) -> None:
        account = self.client.account
        self.assertEqual(account.info().account.id, CALLER["accountId"])
        self.assertGreater(account.credits().limit, 0)
        self.assertIsInstance(account.usage().recent_requests, list)

    def test_stores_a_webhook_url_or_says_why_not(self) -> None:
        self.client.account.set_webhook(WEBHOOK_URL)
        with self.assertRaises(firmlens.FirmlensApiError) as raised:
            self.client.account.set_webhook("http://hooks.receiver.example/")
        self.assertEqual(
            (raised.exception.status, raised.exception.code), (422, "invalid_webhook_url")
        )

    def test_has_a_history_that_is_read_page_by_page_each_request_once(self) -> None:
        owner = stage("openAccount")
        stage("addHistory", caller=owner, count=230)
        ids = [record.id for record in self.connect(owner["key"], URL).account.history()]
        # Its own requests may be among them.
        self.assertGreaterEqual(len(ids), 230)
        self.assertEqual(len(set(ids)), len(ids))

    def test_errors_have_the_code_the_status_and_the_fields_of_the_answer(self) -> None:
        poor = self.connect(stage("openAccount", credits=5)["key"], URL)
        with self.assertRaises(firmlens.FirmlensApiError) as raised:
            poor.enrich(new_domain(), webhook_url=WEBHOOK_URL)
        error = raised.exception
        self.assertEqual((error.code, error.status), ("insufficient_credits", 402))
        self.assertEqual(error.body["credits_required"], 10)
        self.assertEqual(error.body["credits_available"], 5)

    def test_a_wrong_key_is_an_error(self) -> None:
        with self.assertRaises(firmlens.FirmlensApiError) as raised:
            self.connect("fl_wrong", URL).account.info()
        self.assertEqual((raised.exception.code, raised.exception.status), ("invalid_api_key", 401))


class SyncAccountTest(Account, Sync):
    pass


class AsyncAccountTest(Account, Async):
    pass
