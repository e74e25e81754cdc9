import fc from 'fast-check';
import type { Body, Delivery, FuzzRequest } from '../request';
import { agentIntent } from './agent-intents';
import { backgroundIntent } from './background-intents';
import { type Change, applyChange, changeOf } from './changes';
import { type Credentials, credentials, uncheckedCredentials } from './credentials';
import { writeJson } from './hostile-json';
import type { Intent } from './intent';
import { rawBytes } from './raw-bytes';
import { restIntent } from './rest-intents';

/** Lets every alternative shrink to the first one. */
const SHRINK_TO_FIRST = { withCrossShrink: true };

/** How the text of a JSON body is corrupted before it is sent. */
type Corruption = { how: 'none' | 'bom' | 'cut' | 'more' | 'empty' | 'form' | 'large' | 'bytes'; at: number };

const corruption: fc.Arbitrary<Corruption> = fc.oneof(
  SHRINK_TO_FIRST,
  { weight: 9, arbitrary: fc.constant<Corruption>({ how: 'none', at: 0 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      how: fc.constantFrom('bom', 'cut', 'more', 'empty', 'form', 'large', 'bytes'),
      at: fc.nat(60),
    }),
  },
);

function corruptText(text: string, { how, at }: Corruption): string {
  switch (how) {
    case 'none':
      return text;
    case 'bom':
      return `\ufeff${text}`;
    case 'cut':
      return text.slice(0, at);
    case 'more':
      return `${text}${text.slice(0, at)}}`;
    case 'empty':
      return '';
    case 'form':
      return 'webhook_url=https%3A%2F%2Fhooks.quarrel.example%2F&a[b]=c';
    case 'large':
      return `${text.slice(0, -1)}${' '.repeat(65_400 + at * 10)}${text.slice(-1)}`;
    case 'bytes':
      return `${text.slice(0, at)}\0\x80\xff${text.slice(at)}`;
  }
}

type Coding = Pick<Body, 'encoding' | 'framing'>;
const coding: fc.Arbitrary<Coding> = fc.record({
  encoding: fc.oneof(
    SHRINK_TO_FIRST,
    { weight: 20, arbitrary: fc.constant('utf8' as const) },
    { weight: 1, arbitrary: fc.constantFrom('latin1', 'utf16le') },
  ),
  framing: fc.oneof(
    SHRINK_TO_FIRST,
    { weight: 6, arbitrary: fc.constant('length' as const) },
    { weight: 1, arbitrary: fc.constant('chunked' as const) },
  ),
});

const share = fc.nat(1_000);
const delivery: fc.Arbitrary<Delivery> = fc.oneof(
  SHRINK_TO_FIRST,
  { weight: 24, arbitrary: fc.constant({ kind: 'whole' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      at: fc.array(share, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pipelined' as const), times: fc.integer({ min: 2, max: 5 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('followed' as const),
      by: fc.constantFrom('\r\n', 'x', 'hello\r\n\r\n', '\0\0\0\0', 'GET / HTTP/9\r\n\r\n', '0\r\n\r\n'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cut' as const),
      at: share,
      how: fc.constantFrom('end', 'reset'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('corrupt' as const),
      edits: fc.array(
        fc.record({
          at: share,
          bytes: fc
            .uint8Array({ minLength: 1, maxLength: 3 })
            .map((bytes) => Buffer.from(bytes).toString('latin1')),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
);

/**
 * Returns the request with a key and everything a client would send with it, with each change applied in
 * turn.
 */
function assembled(intent: Intent, { headers, inQuery }: Credentials, changes: readonly Change[]): Intent {
  const complete: Intent = {
    ...intent,
    headers: [['Host', '{{host}}'], ...headers, ...intent.headers],
    query: inQuery === null ? intent.query : [...intent.query, ['api_key', inQuery]],
  };
  return changes.reduce(applyChange, complete);
}

function written(intent: Intent, corruption: Corruption, how: Coding, delivered: Delivery): FuzzRequest {
  const { endpoint, method, segments, query, headers, json } = intent;
  const pairs = query.map(([name, value]) => (value === null ? name : `${name}=${value}`));
  return {
    endpoint,
    method,
    target: `{{base}}/${segments.join('/')}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`,
    headers,
    body: json === undefined ? null : { ...how, text: corruptText(writeJson(json), corruption) },
    delivery: delivered,
  };
}

const changesOf = (hasBody: boolean): fc.Arbitrary<Change[]> =>
  fc.oneof(
    SHRINK_TO_FIRST,
    { weight: 5, arbitrary: fc.constant<Change[]>([]) },
    { weight: 6, arbitrary: fc.array(changeOf(hasBody), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(changeOf(hasBody), { maxLength: 3 }) },
  );

const request = (
  intent: fc.Arbitrary<Intent>,
  hasBody: boolean,
  keys = credentials,
): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({ intent, keys, changes: changesOf(hasBody), spoiling: corruption, coding, delivery })
    .map((parts) =>
      written(
        assembled(parts.intent, parts.keys, parts.changes),
        parts.spoiling,
        parts.coding,
        parts.delivery,
      ),
    );

/** Whether a change could name an account whose credits are checked. */
const addsKey = ({ headers, target }: FuzzRequest): boolean =>
  /\{\{key [012]\}\}/.test([target, ...headers.flat()].join(' '));

const bytes: fc.Arbitrary<FuzzRequest> = rawBytes.map((text) => ({
  endpoint: 'bytes',
  method: 'GET',
  target: '',
  headers: [],
  body: null,
  delivery: { kind: 'bytes', bytes: text },
}));

/** Any request: valid, with defects, or no request at all. Shrinks to fewer and simpler defects. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 16, arbitrary: request(restIntent, false) },
  { weight: 8, arbitrary: request(agentIntent, true) },
  {
    weight: 4,
    arbitrary: request(backgroundIntent, true, uncheckedCredentials).filter((sent) => !addsKey(sent)),
  },
  { weight: 1, arbitrary: bytes },
);
