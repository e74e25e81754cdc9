"""Sends requests."""

from typing import Optional

import httpx
from anyio import sleep

from .._requests import Answer, Options, Request, answer_of
from ..errors import FirmlensConnectionError, FirmlensError


class AsyncTransport:
    """Sends requests, and repeats those that may succeed then.

    Every request may be sent twice: an enrichment that already runs is refused, not charged again,
    and what creates a list has an ``Idempotency-Key``.
    """

    def __init__(self, options: Options, http_client: Optional[httpx.AsyncClient]) -> None:
        self._options = options
        self._client = http_client or httpx.AsyncClient()
        self._is_own = http_client is None

    async def send(self, request: Request) -> Answer:
        """Return a success. Raises a ``FirmlensError`` for anything else."""
        attempt = 0
        while True:
            try:
                return await self._send_once(request)
            except FirmlensError as error:
                wait = self._options.wait_after(error, attempt)
                if wait is None:
                    raise
            await sleep(wait)
            attempt += 1

    async def _send_once(self, request: Request) -> Answer:
        try:
            response = await self._client.request(**self._options.arguments(request))
        except httpx.HTTPError as error:
            message = f"No answer from {self._options.base_url}."
            raise FirmlensConnectionError(message) from error
        return answer_of(response)

    async def aclose(self) -> None:
        if self._is_own:
            await self._client.aclose()
