import urllib.request
from typing import Any, Optional

from ..support import Async, Received, Scripted, Sync, serve
from .stage import CALLER, KEY, URL, new_domain, stage


class Lists:
    connect: Any

    def setUp(self) -> None:
        self.client = self.connect(KEY, URL)

    def test_are_quoted_created_waited_for_and_read(self) -> None:
        fresh, other = stage("domains", count=2)
        stage("completeBatch", caller=CALLER, domain=fresh, name="Fresh Ltd")
        stage("completeBatch", caller=CALLER, domain=other)
        entries = [fresh, {"domain": other}, "not a domain", f"www.{fresh}"]
        quoted = self.client.lists.quote(entries)
        quote = quoted.quote
        self.assertEqual(
            (quote.entries, quote.fresh, quote.invalid, quote.duplicates, quote.price),
            (3, 2, 1, 1, 0),
        )
        self.assertEqual(
            [(problem.line, problem.status) for problem in quoted.problems],
            [(3, "invalid"), (4, "duplicate")],
        )
        created = self.client.lists.create(entries, max_credits=10, notify="end").list
        states: list[str] = []
        ended = self.client.lists.wait(
            created.list_id, on_progress=lambda found: states.append(found.status)
        )
        self.assertEqual((ended.status, states[-1]), ("completed", "completed"))
        results = [
            (result.line, result.status, result.data and result.data.company.name)
            for result in self.client.lists.results(created.list_id)
        ]
        self.assertEqual(
            results, [(1, "fresh", "Fresh Ltd"), (2, "fresh", "Marlow"), (3, "invalid", None)]
        )
        self.assertIn(created.list_id, [found.list_id for found in self.client.lists.all()])

    def test_are_read_page_by_page_each_entry_once(self) -> None:
        entries = [f"not a domain {index}" for index in range(230)]
        created = self.client.lists.create(entries).list
        self.client.lists.wait(created.list_id)
        lines = [result.line for result in self.client.lists.results(created.list_id)]
        self.assertEqual(lines, list(range(1, 231)))

    def test_stop_while_they_are_paused_and_say_so_to_whoever_waits(self) -> None:
        # A trial cannot run as many at once, so some wait.
        lists = self.connect(stage("openAccount", plan="trial")["key"], URL).lists
        list_id = lists.create(stage("domains", count=12)).list.list_id
        lists.pause(list_id)
        paused = lists.wait(list_id)
        self.assertEqual((paused.status, paused.reason), ("paused", "requested"))
        self.assertEqual(lists.resume(list_id).status, "running")
        self.assertRegex(lists.cancel(list_id).status, "^cancel")
        self.assertRegex(lists.get(list_id).status, "^cancel")

    def test_are_created_once_although_the_answer_was_lost(self) -> None:
        def forward(received: Received) -> Optional[Scripted]:
            path = received.path.removeprefix("/api/v1")
            names = ["content-type", "idempotency-key", "x-api-key"]
            headers = {name: received.headers[name] for name in names}
            request = urllib.request.Request(f"{URL}{path}", received.body, headers)
            with urllib.request.urlopen(request) as response:
                body = response.read().decode()
            return None if len(requests) == 1 else Scripted(response.status, body)

        before = stage("countLists", caller=CALLER)
        with serve(forward) as (url, requests):
            self.connect(KEY, url).lists.create([new_domain()])
        self.assertEqual(len(requests), 2)
        self.assertEqual(stage("countLists", caller=CALLER), before + 1)


class SyncListsTest(Lists, Sync):
    pass


class AsyncListsTest(Lists, Async):
    pass
