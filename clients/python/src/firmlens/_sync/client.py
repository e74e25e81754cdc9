# Written by `npm run client:types` from the module of the same name in `_async`.
"""The service, as one account sees it."""

from collections.abc import Sequence
from types import TracebackType
from typing import Optional

import httpx

from .._requests import Options, Request, names, segment
from .._results import CompanyAnswer, CompanyRequest, Enrichment, OnProgress
from ..models import Evidence, Logo, Module, Quote
from .account import Account
from .batch import Batch
from .enrich import ask, begin, enrich
from .lists import Lists
from .search import Search
from .transport import Transport
from .watches import Watches

_QUARTER_HOUR_SECONDS = 900


class Client:
    """The service, as one account sees it.

    Every method raises a ``FirmlensError`` if it is refused or gets no answer.
    """

    batch: Batch
    lists: Lists
    watches: Watches
    search: Search
    account: Account

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        max_retries: int = 3,
        max_retry_after_seconds: float = 60,
        request_timeout_seconds: float = 30,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        """Nothing is sent yet.

        ``base_url`` has the version, such as ``https://firmlens.example/api/v1``. A request that got no
        answer, a 5xx or a 429 is repeated ``max_retries`` times; if ``Retry-After`` asks for more than
        ``max_retry_after_seconds``, the error is raised. ``http_client`` brings proxies or certificates
        of your own, and remains yours to close.
        """
        self._transport = Transport(
            Options(
                api_key, base_url, max_retries, max_retry_after_seconds, request_timeout_seconds
            ),
            http_client,
        )
        self.batch = Batch(self._transport)
        self.lists = Lists(self._transport)
        self.watches = Watches(self._transport)
        self.search = Search(self._transport)
        self.account = Account(self._transport)

    def enrich(
        self,
        domain: str,
        *,
        modules: Sequence[Module] = (),
        wait: bool = True,
        webhook_url: Optional[str] = None,
        timeout_seconds: float = _QUARTER_HOUR_SECONDS,
        on_progress: Optional[OnProgress] = None,
        idempotency_key: Optional[str] = None,
    ) -> Enrichment:
        """Return a company's data, waiting for its enrichment if the data is not fresh.

        Credits are charged only if it ends as ``completed``. With ``wait=False`` it may be
        ``processing``. ``webhook_url`` is told the end; default: the account's. ``on_progress`` is
        called whenever the state of the batch was asked for.
        """
        asked = CompanyRequest(domain, modules, webhook_url, idempotency_key)
        if not wait:
            return begin(self._transport, asked)
        return enrich(self._transport, asked, timeout_seconds, on_progress)

    def company(
        self,
        domain: str,
        *,
        modules: Sequence[Module] = (),
        webhook_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CompanyAnswer:
        """Ask for a company once: fresh data, or the batch that was queued."""
        asked = CompanyRequest(domain, modules, webhook_url, idempotency_key)
        return ask(self._transport, asked)

    def quote(self, domain: str, modules: Sequence[Module] = ()) -> Quote:
        """Return what a request for a company would do and cost. Free, and nothing happens."""
        request = Request(f"/company/{segment(domain)}/quote", query={"enrich": names(modules)})
        return (self._transport.send(request)).parse(Quote)

    def evidence(self, domain: str) -> Evidence:
        """Return every value on file for a company, with its source."""
        request = Request(f"/company/{segment(domain)}/evidence")
        return (self._transport.send(request)).parse(Evidence)

    def logo(self, domain: str) -> str:
        """Return the URL of a company's logo.

        Fetch it without the key: it is on a host of a third party.
        """
        request = Request(f"/company/{segment(domain)}/logo")
        return (self._transport.send(request)).parse(Logo).logo_url

    def close(self) -> None:
        """Close the connections."""
        self._transport.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()
