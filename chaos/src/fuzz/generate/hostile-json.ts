import fc from 'fast-check';
import { hostileText } from './hostile-texts';

/** Marks a string that is written verbatim instead of as JSON text. The writer removes the mark. */
const VERBATIM_MARK = '\u{f0000}';
const verbatim = (text: string) => `${VERBATIM_MARK}${text}${VERBATIM_MARK}`;
const VERBATIM = new RegExp(`"${VERBATIM_MARK}((?:[^"\\\\]|\\\\.)*)${VERBATIM_MARK}"`, 'gu');

/** Writes a value as JSON, including the verbatim parts that no JSON writer would produce. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.replace(VERBATIM, (_whole, part: string) => JSON.parse(`"${part}"`) as string);
}

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e21',
  '1e999',
  '-1e999',
  '1E400',
  '2147483648',
  '9007199254740993',
];
const NO_JSON = [
  'NaN',
  'Infinity',
  'undefined',
  '01',
  '+1',
  '.5',
  "'a'",
  '',
  '\t',
  '"\u0001"',
  '"\\x41"',
  '"\ud800"',
];
const PROTOTYPES = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":null,"valueOf":null,"toJSON":null}',
  '{"length":-1}',
  '{"a":1,"a":2}',
  '{"":""}',
  '{"not":""}',
  '{"$ne":null}',
];

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.integer({ min: 1, max: 6_000 }))
  .map(([[open, close] = ['', ''], depth]) =>
    verbatim(`${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`),
  );

/** A value that takes the place of a valid one. Simple ones first. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, '', [], {}, [[]], [null], { a: null }),
  },
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS, ...PROTOTYPES).map(verbatim) },
  { weight: 1, arbitrary: fc.constantFrom(...NO_JSON).map(verbatim) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: deep },
);

/**
 * Where a value is inside another. `at` wraps around, so the number of places need not be known in advance.
 */
type Place = { holder: Record<string, unknown> | unknown[]; key: string };

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key])]);
}

/** How one value inside a JSON value is changed. */
export type JsonChange = {
  at: number;
  how: 'replace' | 'drop' | 'rename' | 'add' | 'wrap' | 'text';
  value: unknown;
};

export const jsonChange: fc.Arbitrary<JsonChange> = fc.record({
  at: fc.nat(30),
  how: fc.constantFrom('replace', 'drop', 'rename', 'add', 'wrap', 'text'),
  value: hostileJson,
});

const nameOf = (value: unknown) => (typeof value === 'string' ? value : 'extra');

/** Returns a copy of the value with one change. A value with nothing inside it is replaced. */
export function changeJson(original: unknown, { at, how, value }: JsonChange): unknown {
  const copy = structuredClone(original);
  const all = places(copy);
  const place = all[at % Math.max(1, all.length)];
  if (place === undefined) return value;
  const { holder, key } = place;
  const fields = holder as Record<string, unknown>;
  const old = fields[key];
  switch (how) {
    case 'replace':
      fields[key] = value;
      break;
    case 'wrap':
      fields[key] = [old];
      break;
    case 'text':
      fields[key] = typeof old === 'string' ? `${old}${nameOf(value)}` : String(old);
      break;
    case 'add':
      if (!Array.isArray(holder)) setOwn(fields, nameOf(value), value);
      else holder.push(value);
      break;
    default:
      // In an array, a numeric name would create that many elements.
      if (Array.isArray(holder)) {
        holder.splice(Number(key), 1);
        break;
      }
      Reflect.deleteProperty(holder, key);
      if (how === 'rename') setOwn(fields, nameOf(value), old);
  }
  return copy;
}

/** Also works if the name is `__proto__`. */
function setOwn(fields: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}
