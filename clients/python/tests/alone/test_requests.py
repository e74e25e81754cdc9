import pickle
from typing import Any

import firmlens
import httpx
from firmlens._requests import Options

from ..support import Async, Received, Scripted, Sync, serve

INFO = {
    "success": True,
    "data": {
        "credits": {
            "balance": 7,
            "used": 3,
            "limit": 10,
            "total_purchased": 0,
            "percentage_used": 30,
            "resets_at": None,
            "added_by_a_later_release": "kept",
        }
    },
}
REFUSAL = {
    "success": False,
    "error": "rate_limit_exceeded",
    "message": "Too fast.",
    "retry_after": 61,
}


class Requests:
    connect: Any

    def test_what_is_refused_for_a_moment_is_asked_again(self) -> None:
        for status, headers in [
            (429, {"Retry-After": "0"}),
            (503, {}),
            (500, {"Retry-After": "0"}),
        ]:
            answers = [Scripted(status, REFUSAL, headers), Scripted(200, INFO)]
            with self.subTest(status=status), serve(lambda _: answers.pop(0)) as (url, requests):
                self.assertEqual(self.connect("fl_key", url).account.credits().balance, 7)
                self.assertEqual(len(requests), 2)

    def test_what_is_refused_for_longer_is_not(self) -> None:
        refused = Scripted(429, REFUSAL, {"Retry-After": "61"})
        with serve(lambda _: refused) as (url, requests):
            with self.assertRaises(firmlens.FirmlensApiError) as raised:
                self.connect("fl_key", url).account.credits()
        error = raised.exception
        self.assertEqual(
            (error.code, error.status, error.retry_after_seconds), ("rate_limit_exceeded", 429, 61)
        )
        self.assertEqual((str(error), len(requests)), ("Too fast.", 1))

    def test_the_error_comes_after_the_last_repetition(self) -> None:
        refused = Scripted(503, REFUSAL, {"Retry-After": "0"})
        with serve(lambda _: refused) as (url, requests):
            with self.assertRaises(firmlens.FirmlensApiError):
                self.connect("fl_key", url, max_retries=2).account.credits()
        self.assertEqual(len(requests), 3)

    def test_no_answer_is_an_error_with_its_cause(self) -> None:
        client = self.connect("fl_key", "http://127.0.0.1:9/api/v1", max_retries=0)
        with self.assertRaises(firmlens.FirmlensConnectionError) as raised:
            client.account.credits()
        self.assertIsInstance(raised.exception.__cause__, httpx.HTTPError)

    def test_an_answer_that_is_lost_is_asked_for_again(self) -> None:
        answers = [None, Scripted(200, INFO)]
        with serve(lambda _: answers.pop(0)) as (url, _):
            self.assertEqual(self.connect("fl_key", url).account.credits().balance, 7)

    def test_the_key_follows_no_redirect(self) -> None:
        with serve(lambda _: Scripted(200, INFO)) as (elsewhere, strangers):
            moved = Scripted(302, "", {"Location": f"{elsewhere}/account/credits"})
            with serve(lambda _: moved) as (url, _), self.assertRaises(firmlens.FirmlensApiError):
                self.connect("fl_key", url).account.credits()
        self.assertEqual(strangers, [])

    def test_an_answer_of_something_else_is_an_error(self) -> None:
        for body in ["<html>", {"success": True, "data": {}}, [], '"text"']:
            with self.subTest(body=body), serve(lambda _: Scripted(200, body)) as (url, _):
                with self.assertRaises(firmlens.FirmlensApiError) as raised:
                    self.connect("fl_key", url).account.credits()
                self.assertEqual((raised.exception.code, raised.exception.status), ("unknown", 200))

    def test_fields_of_a_later_release_are_kept(self) -> None:
        with serve(lambda _: Scripted(200, INFO)) as (url, requests):
            credits = self.connect("fl_key", f"{url}/").account.credits()
        self.assertEqual(credits.added_by_a_later_release, "kept")
        [request] = requests
        self.assertEqual(request.path, "/api/v1/account/credits")
        self.assertEqual(request.headers["x-api-key"], "fl_key")

    def test_states_of_a_later_release_are_kept(self) -> None:
        def answer(_: Received) -> Scripted:
            listed = {"list_id": "list_1", "status": "sleeping", "counts": {"dreaming": 1}}
            return Scripted(200, {"success": True, "data": {**LIST, **listed}})

        with serve(answer) as (url, _):
            found = self.connect("fl_key", url).lists.get("list_1")
        self.assertEqual((found.status, found.counts), ("sleeping", {"dreaming": 1}))
        self.assertEqual(found.created_at.isoformat(), "2026-11-02T10:00:00+00:00")

    def test_modules_are_a_list(self) -> None:
        with self.assertRaisesRegex(TypeError, "a list of names"):
            self.connect("fl_key", "http://127.0.0.1:9").enrich("acme.example", modules="team")


LIST = {
    "reason": None,
    "modules": [],
    "entries": 1,
    "duplicates": 0,
    "credits": {
        "spent": 0,
        "reserved": 0,
        "refunded": 0,
        "estimate": 0,
        "price_each": 10,
        "max_credits": None,
    },
    "notify": "end",
    "webhook_url": None,
    "created_at": "2026-11-02T10:00:00.000Z",
    "ended_at": None,
    "status_endpoint": "https://firmlens.example/s",
    "results_endpoint": "https://firmlens.example/r",
    "events_endpoint": "https://firmlens.example/e",
}


class SyncRequestsTest(Requests, Sync):
    def test_it_closes_its_own_connections_alone(self) -> None:
        with serve(lambda _: Scripted(200, INFO)) as (url, _), httpx.Client() as http_client:
            with firmlens.Client("fl_key", url, http_client=http_client) as client:
                client.account.credits()
            self.assertFalse(http_client.is_closed)
            with firmlens.Client("fl_key", url) as client:
                client.account.credits()
        with self.assertRaises(RuntimeError):
            client.account.credits()

    def test_a_wait_is_as_long_as_the_service_asks(self) -> None:
        options = Options("fl_key", "http://127.0.0.1:9", 3, 60, 30)
        asked = firmlens.FirmlensApiError(429, {}, 60)
        self.assertEqual(options.wait_after(asked, attempt=2), 60)
        unasked = firmlens.FirmlensApiError(500, {})
        for attempt, least in enumerate([0.25, 0.5, 1]):
            wait = options.wait_after(unasked, attempt)
            assert wait is not None
            self.assertTrue(least <= wait <= least * 3)
        self.assertIsNone(options.wait_after(unasked, attempt=3))
        self.assertIsNone(options.wait_after(firmlens.FirmlensApiError(400, {}, 1), attempt=0))

    def test_the_key_is_not_shown(self) -> None:
        self.assertNotIn("fl_key", repr(Options("fl_key", "http://127.0.0.1:9", 3, 60, 30)))

    def test_errors_reach_another_process(self) -> None:
        error = pickle.loads(pickle.dumps(firmlens.FirmlensApiError(429, REFUSAL, 61)))
        self.assertEqual((str(error), error.code), ("Too fast.", "rate_limit_exceeded"))
        error = pickle.loads(
            pickle.dumps(firmlens.FirmlensTimeoutError("It took long.", "batch_1"))
        )
        self.assertEqual((str(error), error.id), ("It took long.", "batch_1"))


class AsyncRequestsTest(Requests, Async):
    pass
