"""Search and look-ups."""

import datetime as dt
import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Optional, Union

from .._requests import Answer, Request, names
from ..models import (
    CompanySearch,
    FoundCompany,
    FoundSignal,
    Resolve,
    ResolveData,
    SignalSearch,
)
from .transport import AsyncTransport

_PAGE_SIZE = 50

Day = Union[dt.date, str]
"""A date, or text such as ``2026-01-31``."""


class AsyncSearch:
    """Search and look-ups.

    Values within a filter are alternatives; all filters and words must match. Pages are read, and
    paid, as they are needed: leave the loop, and the rest costs nothing.
    """

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def companies(
        self,
        query: Optional[str] = None,
        *,
        industries: Sequence[str] = (),
        countries: Sequence[str] = (),
        employee_ranges: Sequence[str] = (),
        funding_stages: Sequence[str] = (),
        technologies: Sequence[str] = (),
        signal_types: Sequence[str] = (),
        since: Optional[Day] = None,
        page_size: int = _PAGE_SIZE,
    ) -> AsyncIterator[FoundCompany]:
        """Yield companies. ``query``: up to 12 words; or a domain, for that company only."""
        filters = {
            "query": query,
            "industries": names(industries),
            "countries": names(countries),
            "employee_ranges": names(employee_ranges),
            "funding_stages": names(funding_stages),
            "technologies": names(technologies),
            "signal_types": names(signal_types),
            "since": _text(since),
            "limit": str(page_size),
        }
        cursor: Optional[str] = None
        while True:
            answer = await self._page("/companies/search", filters, cursor)
            page = answer.parse(CompanySearch).data
            for company in page.companies:
                yield company
            cursor = page.next_cursor
            if cursor is None:
                return

    async def signals(
        self,
        *,
        domains: Sequence[str] = (),
        types: Sequence[str] = (),
        funding_stages: Sequence[str] = (),
        countries: Sequence[str] = (),
        industries: Sequence[str] = (),
        since: Optional[Day] = None,
        until: Optional[Day] = None,
        include_rumours: bool = False,
        page_size: int = _PAGE_SIZE,
    ) -> AsyncIterator[FoundSignal]:
        """Yield signals, the newest first. Without ``domains``, those of all companies on file."""
        filters = {
            "domains": names(domains),
            "types": names(types),
            "funding_stages": names(funding_stages),
            "countries": names(countries),
            "industries": names(industries),
            "since": _text(since),
            "until": _text(until),
            "include_rumours": "true" if include_rumours else None,
            "limit": str(page_size),
        }
        cursor: Optional[str] = None
        while True:
            answer = await self._page("/signals/search", filters, cursor)
            page = answer.parse(SignalSearch).data
            for signal in page.signals:
                yield signal
            cursor = page.next_cursor
            if cursor is None:
                return

    async def resolve(self, name: str, *, country: Optional[str] = None) -> ResolveData:
        """Return the domain of a company by its name, with the candidates; free. It never guesses."""
        request = Request("/companies/resolve", query={"name": name, "country": country})
        return (await self._transport.send(request)).parse(Resolve).data

    async def _page(
        self, path: str, filters: Mapping[str, Optional[str]], cursor: Optional[str]
    ) -> Answer:
        # A page whose answer was lost is asked for again, and paid once.
        headers = {"Idempotency-Key": str(uuid.uuid4())}
        return await self._transport.send(
            Request(path, query={**filters, "cursor": cursor}, headers=headers)
        )


def _text(day: Optional[Day]) -> Optional[str]:
    return None if day is None else str(day)
