import threading
from typing import Any

import firmlens
from firmlens.models import BatchStatus, Cached, QueuedNewDomain

from ..support import Async, Sync, begin
from .stage import CALLER, KEY, URL, WEBHOOK_URL, new_domain, stage


class Progress:
    """Remembers the states that it is told."""

    def __init__(self) -> None:
        self.states: list[str] = []
        self.has_begun = threading.Event()

    def __call__(self, status: BatchStatus) -> None:
        self.states.append(status.status)
        self.has_begun.set()


class Enrich:
    connect: Any

    def setUp(self) -> None:
        self.client = self.connect(KEY, URL)

    def test_returns_fresh_data_at_once_free(self) -> None:
        domain = new_domain()
        stage("completeBatch", caller=CALLER, domain=domain, modules=["team"], name="Fresh Ltd")
        result = self.client.enrich(domain, modules=["team"])
        self.assertEqual(
            (result.status, result.domain, result.credits_used, result.batch_id),
            ("completed", domain, 0, None),
        )
        self.assertEqual(result.data.company.name, "Fresh Ltd")
        self.assertIsNone(result.data.team.team_count)
        self.assertIsNone(result.data.funding)

    def test_waits_for_the_batch_that_it_queued_and_says_what_it_cost(self) -> None:
        domain, progress = new_domain(), Progress()
        enriched = begin(
            lambda: self.client.enrich(
                domain, modules=["funding"], webhook_url=WEBHOOK_URL, on_progress=progress
            )
        )
        batch_id = stage("batchOf", domain=domain)
        progress.has_begun.wait()
        stage("finishBatch", batchId=batch_id, name="Queued Ltd")
        result = enriched.result()
        self.assertEqual(
            (result.status, result.credits_used, result.batch_id), ("completed", 20, batch_id)
        )
        self.assertEqual(result.data.company.name, "Queued Ltd")
        self.assertEqual((progress.states[0], progress.states[-1]), ("queued", "completed"))

    def test_waits_for_a_batch_that_runs_already_and_pays_nothing_for_its_data(self) -> None:
        domain, progress = new_domain(), Progress()
        batch_id = stage("queueBatch", caller=CALLER, domain=domain)
        enriched = begin(lambda: self.client.enrich(domain, on_progress=progress))
        progress.has_begun.wait()
        stage("finishBatch", batchId=batch_id)
        self.assertEqual(enriched.result().credits_used, 0)

    def test_tells_why_there_is_no_data_of_its_batch_and_of_an_earlier_one(self) -> None:
        domain = new_domain()
        enriched = begin(lambda: self.client.enrich(domain, webhook_url=WEBHOOK_URL))
        batch_id = stage("batchOf", domain=domain)
        stage("endBatchWithoutData", batchId=batch_id)
        self.assertEqual(
            enriched.result(),
            firmlens.NotEnriched(domain, "no_data_found", "Nothing was found.", batch_id),
        )
        again = self.client.enrich(domain)
        self.assertEqual((again.status, again.batch_id), ("no_data_found", None))
        self.assertGreater(again.retry_after_seconds, 0)

    def test_raises_when_it_has_waited_long_enough_and_names_the_batch_that_goes_on(self) -> None:
        domain = new_domain()
        with self.assertRaises(firmlens.FirmlensTimeoutError) as raised:
            self.client.enrich(domain, webhook_url=WEBHOOK_URL, timeout_seconds=0.001)
        self.assertEqual(raised.exception.id, stage("batchOf", domain=domain))

    def test_does_not_wait_if_it_need_not(self) -> None:
        domain = new_domain()
        first = self.client.enrich(domain, webhook_url=WEBHOOK_URL, wait=False)
        second = self.client.enrich(domain, webhook_url=WEBHOOK_URL, wait=False)
        self.assertEqual((first.status, second.status), ("processing", "processing"))
        self.assertEqual(first.batch_id, second.batch_id)
        self.assertEqual(self.client.batch.status(first.batch_id).status, "queued")
        stage("finishBatch", batchId=first.batch_id, name="Late Ltd")
        self.assertEqual(self.client.batch.results(first.batch_id).data.company.name, "Late Ltd")
        self.assertEqual(self.client.enrich(domain, wait=False).status, "completed")

    def test_a_company_is_asked_for_once_as_fresh_data_or_a_batch(self) -> None:
        domain = new_domain()
        queued = self.client.company(f"https://www.{domain}/about?a=1", webhook_url=WEBHOOK_URL)
        self.assertIsInstance(queued, QueuedNewDomain)
        self.assertEqual(queued.domain, domain)
        stage("finishBatch", batchId=queued.batch_id)
        fresh = self.client.company(domain)
        self.assertIsInstance(fresh, Cached)
        self.assertEqual(fresh.data.company.domain, domain)

    def test_a_request_that_is_sent_again_with_its_key_gets_the_first_answer(self) -> None:
        domain = new_domain()
        sent = {"webhook_url": WEBHOOK_URL, "idempotency_key": domain}
        first = self.client.company(domain, **sent)
        self.assertEqual(self.client.company(domain, **sent), first)

    def test_a_quote_says_what_a_request_would_do_and_cost(self) -> None:
        domain = new_domain()
        self.client.account.set_webhook(WEBHOOK_URL)
        quote = self.client.quote(domain, ["team"])
        self.assertEqual((quote.outcome, quote.response_status), ("starts", 202))
        stage("completeBatch", caller=CALLER, domain=domain)
        self.assertEqual(self.client.quote(domain).outcome, "fresh")

    def test_a_logo_is_the_url_of_a_picture_and_is_not_fetched(self) -> None:
        domain = new_domain()
        evidence = {
            **{"field": "company.logo_url", "value": "https://cdn.firmlens.dev/logo.svg"},
            **{"source": "website:header", "url": None, "confidence": 0.9},
            "observed_at": "2026-11-02T10:00:00.000Z",
        }
        stage("completeBatch", caller=CALLER, domain=domain, evidence=[evidence], isUsed=True)
        self.assertEqual(self.client.logo(domain), evidence["value"])

    def test_evidence_has_the_outcome_of_each_source(self) -> None:
        domain = new_domain()
        stage("completeBatch", caller=CALLER, domain=domain)
        sources = self.client.evidence(domain).coverage.sources
        self.assertIn(("website", "found"), [(source.source, source.status) for source in sources])


class SyncEnrichTest(Enrich, Sync):
    pass


class AsyncEnrichTest(Enrich, Async):
    pass
