import {
  deleteOldResponses,
  findSourceResponses,
  storeSourceResponses,
  optIn,
  optOut,
  type SourceResponse,
} from '@firmlens/domain';
import { newDomain, observed, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

const response = (source: string, about: Partial<SourceResponse> = {}): SourceResponse => ({
  source,
  status: 'found',
  reason: null,
  evidence: [observed('company.name', 'Tanner & Söhne "1\u2028"', { source })],
  clues: [{ kind: 'lei', lei: '5299000000EXAMPLE000', url: 'https://registry.example/x' }],
  answeredAt: ago(60),
  ...about,
});
const NOTHING = { status: 'nothing' as const, reason: 'no such company', evidence: [], clues: [] };

describe('stored source responses', () => {
  test('are found as stored, including those that found nothing', async () => {
    const name = newDomain();
    const responses = [response('gleif'), response('wikidata', NOTHING)];
    await storeSourceResponses(domain.db, name, responses);
    expect(await findSourceResponses(domain.db, name, 3_600)).toEqual(responses);
    expect(await findSourceResponses(domain.db, newDomain(), 3_600)).toEqual([]);
  });

  test('are found up to the requested age', async () => {
    const name = newDomain();
    await storeSourceResponses(domain.db, name, [
      response('gleif', { answeredAt: ago(90) }),
      response('wikidata', { answeredAt: ago(110) }),
    ]);
    const sources = async (seconds: number) =>
      (await findSourceResponses(domain.db, name, seconds)).map(({ source }) => source);
    expect(await sources(80)).toEqual([]);
    expect(await sources(100)).toEqual(['gleif']);
    expect(await sources(120)).toEqual(['gleif', 'wikidata']);
  });

  test('are replaced by newer ones of the same source, never by older ones', async () => {
    const name = newDomain();
    const [older, newer] = [response('gleif', { answeredAt: ago(100) }), response('gleif', { ...NOTHING })];
    await storeSourceResponses(domain.db, name, [older, response('wikidata')]);
    await storeSourceResponses(domain.db, name, [newer]);
    await storeSourceResponses(domain.db, name, [older]);
    await storeSourceResponses(domain.db, name, []);
    expect(await findSourceResponses(domain.db, name, 3_600)).toEqual([
      newer,
      expect.objectContaining({ source: 'wikidata' }),
    ]);
  });

  test('are deleted when the company opts out, and not stored until it opts in', async () => {
    const [name, other] = [newDomain(), newDomain()];
    await storeSourceResponses(domain.db, name, [response('gleif')]);
    await storeSourceResponses(domain.db, other, [response('gleif')]);
    await optOut(domain.db, name);
    await storeSourceResponses(domain.db, name, [response('wikidata')]);
    expect(await findSourceResponses(domain.db, name, 3_600)).toEqual([]);
    expect(await findSourceResponses(domain.db, other, 3_600)).toHaveLength(1);
    await optIn(domain.db, name);
    await storeSourceResponses(domain.db, name, [response('wikidata')]);
    expect(await findSourceResponses(domain.db, name, 3_600)).toHaveLength(1);
  });

  test('are deleted past retention', async () => {
    const name = newDomain();
    const day = 86_400;
    await storeSourceResponses(domain.db, name, [
      response('gleif', { answeredAt: ago(91 * day) }),
      response('wikidata', { answeredAt: ago(89 * day) }),
    ]);
    expect(await deleteOldResponses(domain.db, 90)).toBe(1);
    expect((await findSourceResponses(domain.db, name, 365 * day)).map(({ source }) => source)).toEqual([
      'wikidata',
    ]);
  });
});
