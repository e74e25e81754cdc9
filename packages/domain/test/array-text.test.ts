import fc from 'fast-check';
import { arrayText } from '../src/database/array-text';
import { openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** Texts with much of what means something in the text of an array, and of what PostgreSQL cannot store. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '\\', '{', '}', ',', 'NULL', ' ', '\n', '\0', '\ud800', '\udfff', '😀'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

describe('the text of an array', () => {
  test('holds any texts and nulls, without NULs and lone surrogates', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (items) => {
        const [{ read = null } = {}] = await domain.db.$queryRaw<{ read: (string | null)[] | null }[]>`
          SELECT ${arrayText(items)}::text[] AS read`;
        expect(read).toEqual(items.map((item) => item?.toWellFormed().replaceAll('\0', '') ?? null));
      }),
    );
  });

  test('holds whole and other numbers', async () => {
    const numbers = [0, -7, 1.5, 1e-7, 2e21];
    const [{ read = null } = {}] = await domain.db.$queryRaw<{ read: number[] | null }[]>`
      SELECT ${arrayText(numbers)}::float8[] AS read`;
    expect(read).toEqual(numbers);
  });
});
