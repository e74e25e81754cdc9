"""What a request is, what an answer means, and when a request is repeated."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Optional, Union
from urllib.parse import quote

import httpx
import pydantic

from ._model import M
from ._version import __version__
from .errors import FirmlensApiError, FirmlensConnectionError, FirmlensError

_FIRST_WAIT_SECONDS = 0.5
"""The wait before the first repetition without ``Retry-After``. It doubles with each further one."""

_JSON_LINES = "application/x-ndjson"


@dataclass(frozen=True)
class Request:
    path: str
    """Below the base address, encoded."""
    method: str = "GET"
    query: Mapping[str, Union[str, int, None]] = field(default_factory=dict)
    headers: Mapping[str, Optional[str]] = field(default_factory=dict)
    body: Any = None


@dataclass(frozen=True)
class Answer:
    """A success."""

    status: int
    headers: httpx.Headers
    body: Any
    """JSON lines are a list."""

    def parse(self, model: type[M]) -> M:
        return self.parse_part(model, self.body)

    def parse_part(self, model: type[M], part: Any) -> M:
        try:
            return model(**part)
        except (pydantic.ValidationError, TypeError) as error:
            message = f"The answer is not what this version of the client expects: {error}"
            raise FirmlensApiError(self.status, {"message": message}) from error


@dataclass(frozen=True)
class Options:
    """Where the service is, and how to reach it."""

    api_key: str = field(repr=False)
    base_url: str
    max_retries: int
    max_retry_after_seconds: float
    request_timeout_seconds: float

    def arguments(self, request: Request) -> dict[str, Any]:
        """Return the arguments of ``request`` of an HTTP client."""
        headers = {
            "X-API-Key": self.api_key,
            "Accept": f"application/json, {_JSON_LINES}",
            "User-Agent": f"firmlens-python/{__version__}",
            **without_none(request.headers),
        }
        if request.body is not None:
            headers["Content-Type"] = "application/json"
        return {
            "method": request.method,
            "url": f"{self.base_url.rstrip('/')}{request.path}",
            "params": without_none(request.query),
            "headers": headers,
            "content": None if request.body is None else json.dumps(request.body).encode(),
            "timeout": self.request_timeout_seconds,
            "follow_redirects": False,
        }

    def wait_after(self, error: FirmlensError, attempt: int) -> Optional[float]:
        """Return the seconds after which a request is repeated; ``None`` if it is not."""
        if attempt >= self.max_retries:
            return None
        back_off: float = _FIRST_WAIT_SECONDS * 2**attempt * random.uniform(0.5, 1.5)
        if isinstance(error, FirmlensConnectionError):
            return back_off
        if not isinstance(error, FirmlensApiError):
            return None
        if error.status != 429 and error.status < 500:
            return None
        wait = error.retry_after_seconds
        if wait is None:
            return back_off
        return wait if wait <= self.max_retry_after_seconds else None


def answer_of(response: httpx.Response) -> Answer:
    """Return a success. Raises ``FirmlensApiError`` for anything else.

    A redirect that leads to something of a third party is one, and is never followed.
    """
    body = _body_of(response)
    is_success = response.is_success or response.status_code == httpx.codes.FOUND
    if is_success and body is not None:
        return Answer(response.status_code, response.headers, body)
    retry_after = _seconds_of(response.headers.get("retry-after", ""))
    raise FirmlensApiError(
        response.status_code, body if isinstance(body, dict) else {}, retry_after
    )


def segment(text: str) -> str:
    """Return a part of a path, encoded."""
    return quote(text, safe="")


def names(listed: Sequence[str]) -> Optional[str]:
    """Return names as one value of a query; ``None`` for none."""
    if isinstance(listed, str):
        raise TypeError(f'Send a list of names, such as ["{listed}"].')
    return ",".join(listed) or None


def without_none(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _body_of(response: httpx.Response) -> Any:
    try:
        if response.headers.get("content-type", "").startswith(_JSON_LINES):
            return [json.loads(line) for line in response.content.split(b"\n") if line]
        return json.loads(response.content)
    except ValueError:
        return None


def _seconds_of(retry_after: str) -> Optional[float]:
    return float(retry_after) if retry_after.isdecimal() else None
