import type { ServerResponse } from 'node:http';

/** Sends a JSON response. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

/** Parses the URL of a request, whatever host it was sent to. */
export function requestUrl(request: { url?: string | undefined }): URL {
  return new URL(request.url ?? '/', 'https://simulator.invalid');
}
