"""The service under test, and what happens in it beside the requests of the client."""

import json
import os
import urllib.request
from typing import Any

URL = os.environ["FIRMLENS_URL"]
WEBHOOK_URL = "https://hooks.receiver.example/in"


def stage(step: str, **arguments: Any) -> Any:
    """Let something happen in the service."""
    request = urllib.request.Request(
        f"{os.environ['FIRMLENS_STAGE']}/{step}", json.dumps(arguments).encode()
    )
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def new_domain() -> str:
    return stage("domains", count=1)[0]


CALLER = stage("openAccount")
KEY = CALLER["key"]
