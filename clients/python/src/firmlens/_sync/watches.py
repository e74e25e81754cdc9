# Written by `npm run client:types` from the module of the same name in `_async`.
"""Companies that are enriched again and again, to tell what is new."""

import uuid
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Optional

from .._model import Literal
from .._requests import Request, segment, without_none
from ..models import (
    Module,
    Watch,
    WatchCreatedResponse,
    WatchesResponse,
    WatchResponse,
    WatchSignalsResponse,
    WatchSignalsResponseDataSignal,
)
from .transport import Transport

_SIGNALS_PAGE = 100


class Watches:
    """Companies that are enriched again and again, to tell what is new."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        domains: Optional[Sequence[str]] = None,
        *,
        search: Optional[Mapping[str, Any]] = None,
        frequency: Literal["daily", "weekly", "monthly"],
        max_credits_per_month: int,
        types: Optional[Sequence[str]] = None,
        modules: Sequence[Module] = (),
        include_rumours: bool = False,
        webhook_url: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> WatchCreatedResponse:
        """Begin to watch. ``data`` is the watch; ``problems`` has the domains that are not watched.

        The companies are ``domains``, or what ``search`` finds at each look: the filters of
        ``client.search.companies`` by name, such as ``{"query": "light", "countries": ["DE"]}``. A look begins ``frequency`` after the last one has ended. Its enrichments have the base and
        ``signals`` beside ``modules``. ``types`` of signals are told; default: all.
        """
        body = {
            "domains": None if domains is None else list(domains),
            "search": None if search is None else dict(search),
            "frequency": frequency,
            "max_credits_per_month": max_credits_per_month,
            "types": None if types is None else list(types),
            "modules": list(modules),
            "include_rumours": include_rumours,
        }
        headers = {
            "X-Webhook-URL": webhook_url,
            "Idempotency-Key": idempotency_key or str(uuid.uuid4()),
        }
        request = Request("/watches", "POST", headers=headers, body=without_none(body))
        answer = self._transport.send(request)
        return answer.parse(WatchCreatedResponse)

    def get(self, watch_id: str) -> Watch:
        """Return a watch with its companies and latest looks."""
        return self._watch_at(Request(_path(watch_id)))

    def all(self) -> Iterator[Watch]:
        """Yield all watches of the account, newest first."""
        before: Optional[str] = None
        while True:
            request = Request("/watches", query={"before": before})
            page = (self._transport.send(request)).parse(WatchesResponse).data
            for watch in page.watches:
                yield watch
            before = page.next
            if before is None:
                return

    def pause(self, watch_id: str) -> Watch:
        return self._watch_at(Request(f"{_path(watch_id)}/pause", "POST"))

    def resume(self, watch_id: str) -> Watch:
        return self._watch_at(Request(f"{_path(watch_id)}/resume", "POST"))

    def delete(self, watch_id: str) -> None:
        """Delete a watch with what it told."""
        self._transport.send(Request(_path(watch_id), "DELETE"))

    def signals(
        self, watch_id: str, *, after: Optional[str] = None
    ) -> Iterator[WatchSignalsResponseDataSignal]:
        """Yield what a watch told, oldest first; what follows the signal with the id ``after``."""
        last = after
        while True:
            query = {"limit": str(_SIGNALS_PAGE), "after": last}
            request = Request(f"{_path(watch_id)}/signals", query=query)
            page = (self._transport.send(request)).parse(WatchSignalsResponse).data
            for told in page.signals:
                yield told
            last = page.next
            if last is None:
                return

    def _watch_at(self, request: Request) -> Watch:
        return (self._transport.send(request)).parse(WatchResponse).data


def _path(watch_id: str) -> str:
    return f"/watches/{segment(watch_id)}"
