import fc from 'fast-check';
import { jsonText } from './json-text';

/** Texts with many NULs, lone surrogates, backslashes and lookalikes of escapes. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('\0', '\ud800', '\udfff', '\\', '\\u0000', '\\ud800', 'u0000', '"', '\n', '😀'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

const clean = (value: string) => value.toWellFormed().replaceAll('\0', '');

describe('JSON text for PostgreSQL', () => {
  it('is the value without NULs and lone surrogates', () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(JSON.parse(jsonText(texts))).toEqual(texts.map(clean));
      }),
    );
  });

  it('has none in its keys either', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(Object.keys(JSON.parse(jsonText({ [`k${name}`]: 1 })) as object)).toEqual([`k${clean(name)}`]);
      }),
    );
  });

  it('is any other JSON value unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        expect(JSON.parse(jsonText(values))).toEqual(plain);
      }),
    );
  });
});
