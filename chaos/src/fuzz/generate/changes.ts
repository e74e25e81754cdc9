import fc from 'fast-check';
import { hostileText, hostileUrlText, percentEncoded, webhookUrlText } from './hostile-texts';
import { changeJson, hostileJson, type JsonChange, jsonChange } from './hostile-json';
import type { Intent } from './intent';

type Pairs<Value> = readonly (readonly [name: string, value: Value])[];

/** How text is changed. */
type TextChange = 'replace' | 'append' | 'prepend' | 'insert' | 'upper' | 'double' | 'encode' | 'drop';

/** One defect of a request. */
export type Change =
  | { part: 'method'; method: string }
  | {
      part: 'segment' | 'query value' | 'query name' | 'header value' | 'header name';
      at: number;
      how: TextChange;
      text: string;
    }
  | { part: 'new query'; name: string; value: string }
  | { part: 'new header'; name: string; value: string }
  | { part: 'json'; change: JsonChange }
  | { part: 'new json'; json: unknown };

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'PROPFIND',
  'BREW',
  '',
];

const QUERY_NAMES = [
  'enrich',
  'mode',
  'api_key',
  'limit',
  'offset',
  'enrich[]',
  'enrich[a]',
  '__proto__[x]',
  'constructor',
  'cursor',
  '',
  '%00',
  'a',
];

/** Headers with values that have a meaning to some software. */
const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['X-API-Key', ['', '{{key 0}}', '{{key 1}}', '{{wrong key}}']],
  ['Authorization', ['', 'Bearer {{key 1}}', 'Basic {{key 0}}', 'Bearer']],
  [
    'Content-Type',
    [
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'application/json;charset=latin1',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'APPLICATION/JSON',
      'application/json-seq',
      '*/*',
    ],
  ],
  ['Content-Encoding', ['gzip', 'br', 'deflate', 'identity', 'foo', 'gzip, gzip', '']],
  ['Content-Length', ['0', '-1', '5', '99999999999999999999', '1e3', '0x10', '5, 5']],
  [
    'Transfer-Encoding',
    ['chunked', 'identity', 'gzip, chunked', 'chunked, chunked', 'xchunked', ' chunked', ''],
  ],
  ['Accept', ['text/html', '*/*;q=0', 'application/xml', '', 'text/event-stream']],
  ['Accept-Encoding', ['gzip', 'identity;q=0', '*']],
  ['Accept-Language', ['de', '*', 'xx-XX;q=2']],
  ['Origin', ['null', 'https://evil.example', '{{origin}}', 'http://localhost', '']],
  ['MCP-Protocol-Version', ['2025-06-18', '1999-01-01', '', '2024-11-05', '2025-06-18, 2025-06-18']],
  ['Mcp-Session-Id', ['1', '']],
  ['X-Forwarded-For', ['127.0.0.1', '1.1.1.1, 2.2.2.2', '::1', 'unknown', "' OR 1=1"]],
  ['X-Forwarded-Host', ['evil.example']],
  ['X-Forwarded-Proto', ['https', 'javascript']],
  ['X-Forwarded-Prefix', ['/evil']],
  ['X-Original-URL', ['/api/v1/health']],
  ['X-Rewrite-URL', ['/api/v1/health']],
  ['Forwarded', ['for=127.0.0.1;host=evil.example']],
  ['X-HTTP-Method-Override', ['DELETE', 'GET', 'POST']],
  ['X-Request-Id', ['a', 'x'.repeat(129), 'a b', '<script>', 'a,b']],
  ['If-None-Match', ['*', 'W/"1"', '"']],
  ['If-Modified-Since', ['Sat, 21 Nov 2099 00:00:00 GMT', 'x']],
  ['If-Match', ['*', '"x"']],
  ['Range', ['bytes=0-0', 'bytes=-1', 'lines=1']],
  ['Expect', ['100-continue', '200-ok', '']],
  ['Upgrade', ['websocket', 'h2c', 'HTTP/2.0']],
  ['Connection', ['close', 'upgrade', 'keep-alive', 'X-API-Key', 'close, upgrade', '']],
  ['Host', ['evil.example', '', 'localhost:1', 'a b', '[::1]', '127.0.0.1, evil.example']],
  ['Cookie', ['a=b', '__proto__=1; =', 'session={{wrong key}}']],
  ['TE', ['trailers', 'gzip']],
  ['Trailer', ['X-API-Key']],
  ['Via', ['1.1 evil']],
  ['Max-Forwards', ['0']],
  ['HTTP2-Settings', ['AAMAAABkAARAAAAAAAIAAAAA']],
  ['__proto__', ['x']],
  ['constructor', ['x']],
  ['X-A', ['a'.repeat(9_000), 'a'.repeat(20_000), '\0', '\r\n folded', '\n', '\xff', 'ü', 'Ж']],
  ['', ['x']],
  ['X Y', ['z']],
];

const newHeader = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.oneof(
      ...HEADERS.map(([name, values]) =>
        fc.constantFrom(...values).map((value) => ({ part: 'new header' as const, name, value })),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: webhookUrlText.map((value) => ({ part: 'new header' as const, name: 'X-Webhook-URL', value })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      part: fc.constant('new header' as const),
      name: fc.constantFrom('X-Webhook-URL', 'X-Request-Id', 'Accept', 'User-Agent', 'Origin', 'X-API-Key'),
      value: hostileText,
    }),
  },
);

const textChange: fc.Arbitrary<TextChange> = fc.constantFrom(
  'replace',
  'append',
  'prepend',
  'insert',
  'upper',
  'double',
  'encode',
  'drop',
);
const changedText = (text: fc.Arbitrary<string>, ...parts: Extract<Change, { how: TextChange }>['part'][]) =>
  fc.record({ part: fc.constantFrom(...parts), at: fc.nat(6), how: textChange, text });

const ofHead: readonly fc.WeightedArbitrary<Change>[] = [
  {
    weight: 1,
    arbitrary: fc.record({ part: fc.constant('method' as const), method: fc.constantFrom(...METHODS) }),
  },
  { weight: 4, arbitrary: changedText(hostileUrlText, 'segment') },
  { weight: 3, arbitrary: changedText(hostileUrlText, 'query value', 'query name') },
  { weight: 2, arbitrary: changedText(hostileText, 'header value', 'header name') },
  {
    weight: 2,
    arbitrary: fc.record({
      part: fc.constant('new query' as const),
      name: fc.constantFrom(...QUERY_NAMES),
      value: hostileUrlText,
    }),
  },
  { weight: 4, arbitrary: newHeader },
];
const ofBody: readonly fc.WeightedArbitrary<Change>[] = [
  { weight: 14, arbitrary: jsonChange.map((change) => ({ part: 'json' as const, change })) },
  { weight: 1, arbitrary: hostileJson.map((json) => ({ part: 'new json' as const, json })) },
];

/** Returns the defects of a request with a body, or of one without. */
export const changeOf = (hasBody: boolean): fc.Arbitrary<Change> =>
  fc.oneof(...ofHead, ...(hasBody ? ofBody : ofBody.slice(1)));

function changeText(old: string, how: TextChange, text: string): string {
  switch (how) {
    case 'replace':
      return text;
    case 'append':
      return old + text;
    case 'prepend':
      return text + old;
    case 'insert':
      return old.slice(0, old.length / 2) + text + old.slice(old.length / 2);
    case 'upper':
      return old.startsWith('{{') ? old : old.toUpperCase();
    case 'double':
      return `${old},${old}`;
    case 'encode':
      return `${old}${percentEncoded(text)}`;
    case 'drop':
      return '';
  }
}

/** Returns the list with one pair changed. `at` wraps around at the end of the list. */
function changePair<Value extends string | null>(
  pairs: Pairs<Value>,
  { at, how, text }: Extract<Change, { how: TextChange }>,
  place: 0 | 1,
): (readonly [string, Value | string])[] {
  const index = at % Math.max(1, pairs.length);
  return pairs.flatMap((pair, number): (readonly [string, Value | string])[] => {
    if (number !== index) return [pair];
    if (how === 'drop') return [];
    if (how === 'double') return [pair, pair];
    const changed = changeText(pair[place] ?? '', how, text);
    return [place === 0 ? [changed, pair[1]] : [pair[0], changed]];
  });
}

/** Returns the request with one defect. */
export function applyChange(intent: Intent, change: Change): Intent {
  const { segments, query, headers, json } = intent;
  switch (change.part) {
    case 'method':
      return { ...intent, method: change.method };
    case 'segment': {
      const index = change.at % Math.max(1, segments.length);
      const text = changeText(segments[index] ?? '', change.how, change.text);
      return { ...intent, segments: segments.with(index, text) };
    }
    case 'query value':
    case 'query name':
      return { ...intent, query: changePair(query, change, change.part === 'query name' ? 0 : 1) };
    case 'header value':
    case 'header name':
      return { ...intent, headers: changePair(headers, change, change.part === 'header name' ? 0 : 1) };
    case 'new query':
      return { ...intent, query: [...query, [change.name, change.value]] };
    case 'new header':
      return { ...intent, headers: [...headers, [change.name, change.value]] };
    case 'json':
      return { ...intent, json: changeJson(json, change.change) };
    case 'new json':
      return { ...intent, json: change.json };
  }
}
