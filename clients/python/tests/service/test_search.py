import datetime as dt
from typing import Any

from ..support import Async, Sync
from .stage import CALLER, URL, new_domain, stage


class Search:
    connect: Any
    word: str

    def setUp(self) -> None:
        self.client = self.connect(stage("openAccount")["key"], URL)

    def test_reads_pages_as_they_are_needed_and_pays_only_for_those(self) -> None:
        domains = stage("domains", count=5)
        for domain in domains:
            company = {"description": self.word}
            stage("completeBatch", caller=CALLER, domain=domain, data={"company": company})
        before = self.client.account.credits().balance
        found = self.client.search.companies(self.word, page_size=2)
        self.assertIn(next(found).domain, domains)
        self.assertIn(next(found).domain, domains)
        self.assertEqual(self.client.account.credits().balance, before - 2)
        everything = self.client.search.companies(self.word, page_size=2)
        self.assertEqual({company.domain for company in everything}, set(domains))

    def test_finds_signals_of_a_company_since_a_day(self) -> None:
        domain = new_domain()
        signals = {
            "highlights_count": 1,
            "highlights": [
                {
                    "type": "award",
                    "title": "An award",
                    "date": "2026-10-01",
                    "description": None,
                    "entities": {"class": "confirmed", "seen_on": "2026-11-02"},
                }
            ],
        }
        stage(
            "completeBatch",
            caller=CALLER,
            domain=domain,
            modules=["signals"],
            data={"signals": signals},
        )
        search = self.client.search
        found = list(search.signals(domains=[domain], since=dt.date(2026, 9, 30)))
        self.assertEqual(
            [(each.title, each.date) for each in found], [("An award", dt.date(2026, 10, 1))]
        )
        self.assertEqual(list(search.signals(domains=[domain], since="2026-10-02")), [])

    def test_resolves_a_name_and_never_guesses(self) -> None:
        domain = new_domain()
        stage("completeBatch", caller=CALLER, domain=domain, name=f"{self.word} Works")
        known = self.client.search.resolve(f"{self.word} Works Ltd")
        self.assertEqual((known.domain, known.candidates[0].match), (domain, "name"))
        unsure = self.client.search.resolve(self.word)
        self.assertIsNone(unsure.domain)
        self.assertEqual([each.domain for each in unsure.candidates], [domain])

    def test_a_batch_is_built_again_with_the_rules_of_today(self) -> None:
        owner, domain = stage("openAccount"), new_domain()
        seen = {
            "field": "company.founded_year",
            "value": 1987,
            "source": "website",
            "url": f"https://{domain}/about",
            "observed_at": "2026-11-02T10:00:00.000Z",
            "confidence": 0.9,
        }
        company = {"founded_year": 87}
        batch_id = stage(
            "completeBatch", caller=owner, domain=domain, evidence=[seen], data={"company": company}
        )
        replay = self.connect(owner["key"], URL).batch.replay(batch_id)
        self.assertEqual((replay.batch_id, replay.credits_used), (batch_id, 0))
        self.assertEqual(replay.data.company.founded_year, 1987)
        changes = {change.path: (change.before, change.after) for change in replay.changes}
        self.assertEqual(changes["company.founded_year"], (87, 1987))


class SyncSearchTest(Search, Sync):
    word = "Sundial"


class AsyncSearchTest(Search, Async):
    word = "Lantern"
