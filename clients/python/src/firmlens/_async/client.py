"""The service, as one account sees it."""

from collections.abc import Sequence
from types import TracebackType
from typing import Optional

import httpx

from .._requests import Options, Request, names, segment
from .._results import CompanyAnswer, CompanyRequest, Enrichment, OnProgress
from ..models import Evidence, Logo, Module, Quote
from .account import AsyncAccount
from .batch import AsyncBatch
from .enrich import ask, begin, enrich
from .lists import AsyncLists
from .search import AsyncSearch
from .transport import AsyncTransport
from .watches import AsyncWatches

_QUARTER_HOUR_SECONDS = 900


class AsyncClient:
    """The service, as one account sees it.

    Every method raises a ``FirmlensError`` if it is refused or gets no answer.
    """

    batch: AsyncBatch
    lists: AsyncLists
    watches: AsyncWatches
    search: AsyncSearch
    account: AsyncAccount

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        max_retries: int = 3,
        max_retry_after_seconds: float = 60,
        request_timeout_seconds: float = 30,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        """Nothing is sent yet.

        ``base_url`` has the version, such as ``https://firmlens.example/api/v1``. A request that got no
        answer, a 5xx or a 429 is repeated ``max_retries`` times; if ``Retry-After`` asks for more than
        ``max_retry_after_seconds``, the error is raised. ``http_client`` brings proxies or certificates
        of your own, and remains yours to close.
        """
        self._transport = AsyncTransport(
            Options(
                api_key, base_url, max_retries, max_retry_after_seconds, request_timeout_seconds
            ),
            http_client,
        )
        self.batch = AsyncBatch(self._transport)
        self.lists = AsyncLists(self._transport)
        self.watches = AsyncWatches(self._transport)
        self.search = AsyncSearch(self._transport)
        self.account = AsyncAccount(self._transport)

    async def enrich(
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
            return await begin(self._transport, asked)
        return await enrich(self._transport, asked, timeout_seconds, on_progress)

    async def company(
        self,
        domain: str,
        *,
        modules: Sequence[Module] = (),
        webhook_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CompanyAnswer:
        """Ask for a company once: fresh data, or the batch that was queued."""
        asked = CompanyRequest(domain, modules, webhook_url, idempotency_key)
        return await ask(self._transport, asked)

    async def quote(self, domain: str, modules: Sequence[Module] = ()) -> Quote:
        """Return what a request for a company would do and cost. Free, and nothing happens."""
        request = Request(f"/company/{segment(domain)}/quote", query={"enrich": names(modules)})
        return (await self._transport.send(request)).parse(Quote)

    async def evidence(self, domain: str) -> Evidence:
        """Return every value on file for a company, with its source."""
        request = Request(f"/company/{segment(domain)}/evidence")
        return (await self._transport.send(request)).parse(Evidence)

    async def logo(self, domain: str) -> str:
        """Return the URL of a company's logo.

        Fetch it without the key: it is on a host of a third party.
        """
        request = Request(f"/company/{segment(domain)}/logo")
        return (await self._transport.send(request)).parse(Logo).logo_url

    async def aclose(self) -> None:
        """Close the connections."""
        await self._transport.aclose()

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        await self.aclose()
