from typing import Any

import firmlens

from ..support import Async, Sync
from .stage import KEY, URL, WEBHOOK_URL, new_domain, stage


class Watches:
    connect: Any

    def setUp(self) -> None:
        self.watches = self.connect(KEY, URL).watches

    def begin(self, domain: str) -> Any:
        return self.watches.create(
            [domain, "no domain"],
            frequency="daily",
            max_credits_per_month=100,
            types=["funding"],
            modules=["team"],
            webhook_url=WEBHOOK_URL,
        )

    def test_are_created_listed_paused_resumed_and_deleted(self) -> None:
        domain = new_domain()
        begun = self.begin(domain)
        watch = begun.data
        self.assertEqual((watch.companies, watch.types), (1, ["funding"]))
        self.assertEqual(watch.modules, ["team", "signals"])
        self.assertEqual((watch.credits.price_each, watch.credits.max_per_month), (32, 100))
        self.assertEqual([(each.line, each.status) for each in begun.problems], [(2, "invalid")])
        self.assertEqual(self.watches.get(watch.watch_id).domains, [domain])
        paused = self.watches.pause(watch.watch_id)
        self.assertEqual((paused.status, paused.reason), ("paused", "requested"))
        self.assertEqual(self.watches.resume(watch.watch_id).status, "active")
        self.assertIn(watch.watch_id, [each.watch_id for each in self.watches.all()])
        self.watches.delete(watch.watch_id)
        with self.assertRaises(firmlens.FirmlensApiError) as raised:
            self.watches.get(watch.watch_id)
        self.assertEqual(raised.exception.code, "watch_not_found")

    def test_take_a_search_instead_of_domains(self) -> None:
        begun = self.watches.create(
            search={"query": "light", "countries": ["Germany"]},
            frequency="weekly",
            max_credits_per_month=100,
        )
        search = self.watches.get(begun.data.watch_id).search
        self.assertEqual((search.filters.query, search.filters.countries), ("light", ["DE"]))
        self.watches.delete(begun.data.watch_id)

    def test_tell_signals_that_are_read_page_by_page_each_once(self) -> None:
        domain = new_domain()
        watch_id = self.begin(domain).data.watch_id
        stage("tellSignals", watchId=watch_id, domain=domain, count=120)
        told = list(self.watches.signals(watch_id))
        self.assertEqual([each.signal.title for each in told], [str(n) for n in range(1, 121)])
        later = self.watches.signals(watch_id, after=told[118].signal_id)
        self.assertEqual([each.signal.title for each in later], ["120"])


class SyncWatchesTest(Watches, Sync):
    pass


class AsyncWatchesTest(Watches, Async):
    pass
