import type { BatchProgress } from '@firmlens/contract';
import type { SourceResponse } from '@firmlens/domain';
import {
  type PriorKnowledge,
  type Source,
  type SourceContext,
  SourceError,
  type SourceOutcome,
} from '@firmlens/sources';
import { found, nameOf, NOW, query, source } from '../../test/support/query-fixture';

/** A source that was queried now, however long it took. */
const QUERIED = { askedAt: NOW, durationMs: expect.any(Number) as number };

const NOTHING: SourceOutcome = { status: 'nothing', reason: 'no such company' };
const DOWN: SourceOutcome = { status: 'failed', reason: 'no answer' };
const NOT_ASKED: SourceOutcome = { status: 'not_asked', reason: 'no number is known' };

const verdict = async (...sources: Source[]) => (await query(sources)).verdict;

describe('the verdict', () => {
  it('is "found" if one identifying source knows the company', async () => {
    expect(await verdict(source('website', found()), source('register', NOTHING))).toBe('found');
  });

  it('is "nothing" if every identifying source was queried and knows no such company', async () => {
    expect(await verdict(source('website', NOTHING), source('register', NOTHING))).toBe('nothing');
  });

  it('is not "found" if only a source that does not identify companies knows it', async () => {
    const dns = source('dns', found(), { identifies: false });
    expect(await verdict(source('website', NOTHING), dns)).toBe('nothing');
  });

  it('is "failed" if an identifying source is down and no other knows the company', async () => {
    expect(await verdict(source('website', DOWN), source('register', NOTHING))).toBe('failed');
  });

  it('ignores a source that is down if another serves its modules', async () => {
    expect(await verdict(source('website', found()), source('register', DOWN))).toBe('found');
  });

  it('is "failed" if every queried source of a module is down, and names the module', async () => {
    const website = source('website', found(), { fields: ['company.name'] });
    const jobs = source('jobs', DOWN, { fields: ['team.job_listings'], identifies: false });
    const officers = source('officers', NOT_ASKED, { fields: ['team.team_members'], identifies: false });
    const { verdict, message } = await query([website, jobs, officers]);
    expect(verdict).toBe('failed');
    expect(message).toBe('No source responded for team (jobs: no answer).');
  });

  it('comes with a message that states what each source said', async () => {
    const { message } = await query([source('website', NOTHING), source('register', NOTHING)]);
    expect(message).toBe(
      'No data was found for this domain (website: no such company; register: no such company).',
    );
  });
});

describe('the result of a source', () => {
  it('is reported for all: failed, not needed, without a clue, or off', async () => {
    const { results } = await query(
      [
        source('website', found()),
        source('broken', new SourceError('odd answer')),
        source('ours', new Error('connect ECONNREFUSED 10.0.0.7:5432')),
        source('register', NOT_ASKED),
        source('signals', NOTHING, { fields: ['signals.highlights'] }),
      ],
      { off: [{ name: 'wikidata', reason: 'CRAWLER_CONTACT is not set' }] },
    );
    expect(results).toEqual([
      { source: 'website', status: 'found', reason: null, ...QUERIED },
      { source: 'broken', status: 'failed', reason: 'odd answer', ...QUERIED },
      { source: 'ours', status: 'failed', reason: 'it could not be queried', ...QUERIED },
      { source: 'register', status: 'not_asked', reason: 'no number is known', askedAt: null },
      {
        source: 'signals',
        status: 'not_asked',
        reason: 'no requested module needs it',
        askedAt: null,
      },
      { source: 'wikidata', status: 'not_asked', reason: 'off: CRAWLER_CONTACT is not set', askedAt: null },
    ]);
  });

  it('is "failed" if it exceeds its time limit, without delaying the others', async () => {
    const slow = source('slow', () => new Promise<never>(() => undefined), { timeLimitMs: 50 });
    const { verdict, results } = await query([source('website', found()), slow]);
    expect(verdict).toBe('found');
    expect(results[1]).toMatchObject({
      source: 'slow',
      status: 'failed',
      reason: 'no response within 0.05 s',
    });
  });

  it('is "failed" if the batch has no more time for it, and the others count', async () => {
    const slow = source('slow', () => new Promise<never>(() => undefined), { timeLimitMs: 300_000 });
    const { verdict, results } = await query([source('website', found()), slow], {
      deadline: performance.now() + 1_000,
    });
    expect(verdict).toBe('found');
    expect(results[1]).toMatchObject({ source: 'slow', status: 'failed' });
  });
});

describe('waves', () => {
  it('are queried with what the waves before them found', async () => {
    const received: PriorKnowledge[] = [];
    const watch = (outcome: SourceOutcome) => async (context: SourceContext) => {
      received.push(context.known);
      return outcome;
    };
    const clue = { kind: 'lei', lei: '5299000ACME00000LE00', url: 'https://acme.example/imprint' } as const;
    await query([
      source('rates', watch(NOTHING), { wave: 3 }),
      source('register', watch(found('ACME LIMITED')), { wave: 2 }),
      source('website', watch({ status: 'found', evidence: [nameOf('Acme')], clues: [clue] })),
    ]);
    expect(received).toEqual([
      { evidence: [], clues: [] },
      { evidence: [nameOf('Acme')], clues: [clue] },
      { evidence: [nameOf('Acme'), nameOf('ACME LIMITED')], clues: [clue] },
    ]);
  });
});

describe('once no source has identified the company', () => {
  it.each([
    ['nobody knows it', NOTHING, 'nothing'],
    ['its site is down', DOWN, 'failed'],
  ] as const)('the other waves are not queried: %s', async (_why, outcome, verdict) => {
    const news = source('news', NOTHING, { wave: 2, identifies: false });
    const rates = source('rates', NOTHING, { wave: 3, identifies: false });
    const collected = await query([source('website', outcome), rates, news]);
    expect(collected.verdict).toBe(verdict);
    expect(collected.results.slice(1)).toEqual(
      ['news', 'rates'].map((name) => ({
        source: name,
        status: 'not_asked',
        reason: 'no source has identified the company',
        askedAt: null,
      })),
    );
    expect([news.queries, rates.queries]).toEqual([0, 0]);
  });

  it('they are while a later source can identify it', async () => {
    const news = source('news', NOTHING, { wave: 2, identifies: false });
    const register = source('register', found(), { wave: 3 });
    expect((await query([source('website', NOTHING), news, register])).verdict).toBe('found');
    expect(news.queries).toBe(1);
  });
});

describe('an earlier response', () => {
  const earlier = (minutesAgo: number, overrides: Partial<SourceResponse> = {}): SourceResponse => ({
    source: 'register',
    status: 'found',
    reason: null,
    evidence: [nameOf('Held')],
    clues: [],
    answeredAt: new Date(NOW.getTime() - minutesAgo * 60_000),
    ...overrides,
  });

  it('is reused within the lifetime of its source, which is not queried', async () => {
    const register = source('register', found('New'));
    const { evidence, results, newResponses } = await query([register], { earlier: [earlier(30)] });
    expect(register.queries).toBe(0);
    expect(evidence).toEqual([nameOf('Held')]);
    expect(results[0]?.askedAt).toEqual(earlier(30).answeredAt);
    expect(results[0]).not.toHaveProperty('durationMs');
    expect(newResponses).toEqual([]);
  });

  it('is reused even if it found nothing', async () => {
    const nothing = earlier(30, { status: 'nothing', reason: 'no such company', evidence: [] });
    const { results } = await query([source('register', found('New'))], { earlier: [nothing] });
    expect(results[0]).toMatchObject({ status: 'nothing', reason: 'no such company' });
  });

  it('is replaced after its lifetime', async () => {
    const { evidence, newResponses } = await query([source('register', found('New'))], {
      earlier: [earlier(61)],
    });
    expect(evidence).toEqual([nameOf('New')]);
    expect(newResponses).toMatchObject([{ source: 'register', status: 'found', answeredAt: NOW }]);
  });

  it('is stored only for a real response, not for a failure or a source that was not queried', async () => {
    const { newResponses } = await query([
      source('website', found()),
      source('register', DOWN),
      source('jobs', NOT_ASKED),
      source('news', NOTHING),
      source('live', found(), { lifetimeSeconds: 0 }),
    ]);
    expect(newResponses.map(({ source, status }) => [source, status])).toEqual([
      ['website', 'found'],
      ['news', 'nothing'],
    ]);
  });

  const clue = { kind: 'lei', lei: '5299000ACME00000LE00', url: 'https://acme.example/imprint' } as const;

  it('still provides clues while its source is down, however old it is', async () => {
    const register = source('register', found('ACME LIMITED'), { wave: 2 });
    const received: PriorKnowledge[] = [];
    const watched: Source = {
      ...register,
      lookUp: async (context) => {
        received.push(context.known);
        return register.lookUp(context);
      },
    };
    const before = earlier(50_000, { source: 'website', clues: [clue] });
    const { evidence } = await query([source('website', DOWN), source('wiki', found()), watched], {
      earlier: [before],
    });
    expect(received).toEqual([{ evidence: [nameOf('Acme')], clues: [clue] }]);
    expect(evidence).toEqual([nameOf('Acme'), nameOf('ACME LIMITED')]);
  });

  it('is stored only for its clues if its source is never reused', async () => {
    const live = source(
      'live',
      { status: 'found', evidence: [nameOf('Acme')], clues: [clue] },
      { lifetimeSeconds: 0 },
    );
    const { newResponses } = await query([live]);
    expect(newResponses).toEqual([
      { source: 'live', status: 'found', reason: null, evidence: [], clues: [clue], answeredAt: NOW },
    ]);
  });

  it('is not kept where a part of it could not be queried, and its reason says which', async () => {
    const incomplete = 'part of it could not be queried: officers: register.example answered 500';
    const register = source('register', { status: 'found', evidence: [nameOf('Acme')], incomplete });
    const { verdict, evidence, results, newResponses } = await query([register]);
    expect(verdict).toBe('found');
    expect(evidence).toEqual([nameOf('Acme')]);
    expect(results).toEqual([{ source: 'register', status: 'found', reason: incomplete, ...QUERIED }]);
    expect(newResponses).toEqual([]);
  });

  it('is not stored if a source of an earlier wave was down, because it had fewer clues', async () => {
    const sources = [
      source('website', DOWN),
      source('wiki', found()),
      source('register', NOTHING, { wave: 2, identifies: false }),
    ];
    expect((await query(sources)).newResponses.map((response) => response.source)).toEqual(['wiki']);
  });

  it("is not reused beyond the operator's freshness", async () => {
    const register = source('register', found('New'));
    await query([register], { earlier: [earlier(30)], freshnessSeconds: 600 });
    const nothing = earlier(30, { status: 'nothing', reason: 'no such company', evidence: [] });
    await query([register], { earlier: [nothing], noDataCooldownSeconds: 600 });
    expect(register.queries).toBe(2);
  });
});

test('reports what is asked, what each source says and what is not asked, as it happens', async () => {
  const steps: BatchProgress[] = [];
  const report = (step: BatchProgress) => void steps.push(step);
  const website = source('website', found('Acme'));
  const register = source('register', { status: 'nothing', reason: 'no such company' }, { wave: 2 });
  const logos = source('logos', found('Acme'), { fields: ['funding.investor_logos'], identifies: false });
  await query([website, register, logos], { report, off: [{ name: 'model', reason: 'no address' }] });
  const answered = { step: 'answered', reason: null, seconds: expect.any(Number) };
  expect(steps).toEqual([
    { ...answered, source: 'logos', status: 'not_asked', reason: expect.any(String), seconds: null },
    { ...answered, source: 'model', status: 'not_asked', reason: 'off: no address', seconds: null },
    { step: 'asked', source: 'website' },
    { ...answered, source: 'website', status: 'found' },
    { step: 'asked', source: 'register' },
    { ...answered, source: 'register', status: 'nothing', reason: 'no such company' },
  ]);
});
