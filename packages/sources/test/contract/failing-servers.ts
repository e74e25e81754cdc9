import type { RequestListener } from 'node:http';

/** Faults of a service that occur whatever the request. */
export const FAULTS = {
  'HTML with status 200': (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><h1>Sorry</h1>');
  },
  'a server error': (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/plain' }).end('bad gateway');
  },
} satisfies Record<string, RequestListener>;

/** Asks for a pause of two minutes. */
export const tooManyRequests: RequestListener = (_request, response) => {
  response.writeHead(429, { 'retry-after': '120', 'content-type': 'text/plain' }).end('slow down');
};

/** Wraps the listener so that it responds with 500 to every path that contains `part`. */
export function failOnPath(part: string, listener: RequestListener | undefined): RequestListener {
  return (request, response) => {
    if (request.url?.includes(part) ?? false) response.writeHead(500).end();
    else listener?.(request, response);
  };
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
