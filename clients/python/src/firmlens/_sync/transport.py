# Written by `npm run client:types` from the module of the same name in `_async`.
"""Sends requests."""

from typing import Optional

import httpx
from time import sleep

from .._requests import Answer, Options, Request, answer_of
from ..errors import FirmlensConnectionError, FirmlensError


class Transport:
    """Sends requests, and repeats those that may succeed then.

    Every request may be sent twice: an enrichment that already runs is refused, not charged again,
    and what creates a list has an ``Idempotency-Key``.
    """

    def __init__(self, options: Options, http_client: Optional[httpx.Client]) -> None:
        self._options = options
        self._client = http_client or httpx.Client()
        self._is_own = http_client is None

    def send(self, request: Request) -> Answer:
        """Return a success. Raises a ``FirmlensError`` for anything else."""
        attempt = 0
        while True:
            try:
                return self._send_once(request)
            except FirmlensError as error:
                wait = self._options.wait_after(error, attempt)
                if wait is None:
                    raise
            sleep(wait)
            attempt += 1

    def _send_once(self, request: Request) -> Answer:
        try:
            response = self._client.request(**self._options.arguments(request))
        except httpx.HTTPError as error:
            message = f"No answer from {self._options.base_url}."
            raise FirmlensConnectionError(message) from error
        return answer_of(response)

    def close(self) -> None:
        if self._is_own:
            self._client.close()
