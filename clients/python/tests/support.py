"""The clients under test, and servers that answer as a test needs."""

import asyncio
import inspect
import json
import threading
import unittest
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, NamedTuple, Optional

import firmlens

_loop = asyncio.new_event_loop()
threading.Thread(target=_loop.run_forever, daemon=True).start()
_threads = ThreadPoolExecutor()


class Blocking:
    """An asynchronous client that is called like a synchronous one."""

    def __init__(self, target: Any) -> None:
        self._target = target

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._target, name)
        if not callable(value):
            return Blocking(value)
        return lambda *args, **kwargs: self._finished(value(*args, **kwargs))

    def _finished(self, result: Any) -> Any:
        if inspect.isasyncgen(result):
            return self._iterated(result)
        return asyncio.run_coroutine_threadsafe(result, _loop).result()

    def _iterated(self, items: Any) -> Iterator[Any]:
        while True:
            try:
                yield self._finished(items.__anext__())
            except StopAsyncIteration:
                return


class Sync(unittest.TestCase):
    """Runs a test with the synchronous client."""

    def connect(self, api_key: str, base_url: str, **options: Any) -> Any:
        client = firmlens.Client(api_key, base_url, **options)
        self.addCleanup(client.close)
        return client


class Async(unittest.TestCase):
    """Runs a test with the asynchronous client."""

    def connect(self, api_key: str, base_url: str, **options: Any) -> Any:
        client = Blocking(firmlens.AsyncClient(api_key, base_url, **options))
        self.addCleanup(lambda: client.aclose())
        return client


def begin(work: Callable[[], Any]) -> "Future[Any]":
    """Do something while the test goes on."""
    return _threads.submit(work)


class Scripted(NamedTuple):
    """An answer."""

    status: int
    body: Any = ""
    headers: dict[str, str] = {}


class Received(NamedTuple):
    """A request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


Answer = Callable[[Received], Optional[Scripted]]


@contextmanager
def serve(answer: Answer) -> Iterator[tuple[str, list[Received]]]:
    """Serve what a function answers; ``None`` closes the connection. Yields the address and the requests."""
    requests: list[Received] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_any(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers.get("content-length", 0)))
            requests.append(Received(self.command, self.path, headers, body))
            scripted = answer(requests[-1])
            if scripted is None:
                self.close_connection = True
                return
            text = scripted.body if isinstance(scripted.body, str) else json.dumps(scripted.body)
            self.send_response(scripted.status)
            for name, value in scripted.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(text.encode())))
            self.end_headers()
            self.wfile.write(text.encode())

        do_GET = do_POST = handle_any

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/api/v1", requests
    finally:
        server.shutdown()
        server.server_close()
