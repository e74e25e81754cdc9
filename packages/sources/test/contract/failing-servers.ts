import type { RequestListener, ServerResponse } from 'node:http';

/** A host that no source may send requests to. */
export const FOREIGN_HOST = 'elsewhere.example';

/** Faults of a service that occur whatever the request. */
export const FAULTS = {
  'HTML with status 200': (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><h1>Sorry</h1>');
  },
  '429 with Retry-After': (_request, response) => {
    response.writeHead(429, { 'retry-after': '120', 'content-type': 'text/plain' }).end('slow down');
  },
  'a server error': (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/plain' }).end('bad gateway');
  },
  'no answer': () => undefined,
  'an endless body': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    sendForever(response);
  },
  'a redirect off its hosts': (request, response) => {
    response.writeHead(302, { location: `https://${FOREIGN_HOST}${request.url ?? '/'}` }).end();
  },
} satisfies Record<string, RequestListener>;

/** Wraps the listener so that it responds with 500 to every path that contains `part`. */
export function failOnPath(part: string, listener: RequestListener | undefined): RequestListener {
  return (request, response) => {
    if (request.url?.includes(part) ?? false) response.writeHead(500).end();
    else listener?.(request, response);
  };
}

function sendForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, 0x20);
  const writeChunks = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', writeChunks);
  writeChunks();
}

type Corrupt = (value: unknown) => unknown;

/** Corruptions that give a well-formed response the wrong types. */
const CORRUPTIONS_BY_NAME: Readonly<Record<string, Corrupt>> = {
  'every text a number': (value) => mapLeaves(value, (leaf) => (typeof leaf === 'string' ? 7 : leaf)),
  'every number a text': (value) => mapLeaves(value, (leaf) => (typeof leaf === 'number' ? 'seven' : leaf)),
  'every value an object': (value) => mapLeaves(value, () => ({ unexpected: true })),
  'every value null': (value) => mapLeaves(value, () => null),
  'every list an object': (value) => listsToObjects(value),
  'a list at the top': () => [[]],
  'null at the top': () => null,
};

export const CORRUPTIONS = Object.keys(CORRUPTIONS_BY_NAME);

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapLeaves(part, change)]));
}

function listsToObjects(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map(listsToObjects).entries());
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, listsToObjects(part)]));
}

/** Wraps the listener so that its JSON responses are corrupted. Other responses are cut in half. */
export function corruptResponses(listener: RequestListener, corruption: string): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = [];
    const end = response.end.bind(response);
    response.write = (chunk: Buffer | string) => {
      chunks.push(Buffer.from(chunk));
      return true;
    };
    response.end = ((chunk?: Buffer | string) => {
      if (chunk !== undefined) chunks.push(Buffer.from(chunk));
      const text = Buffer.concat(chunks).toString('utf8');
      return end(corruptText(text, CORRUPTIONS_BY_NAME[corruption]));
    }) as typeof response.end;
    listener(request, response);
  };
}

function corruptText(text: string, corrupt: Corrupt = (value) => value): string {
  try {
    return JSON.stringify(corrupt(JSON.parse(text)));
  } catch {
    return text.slice(0, text.length / 2);
  }
}
