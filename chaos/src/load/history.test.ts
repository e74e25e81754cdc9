import type { RequestAttempt } from './client';
import { createHistory } from './history';

const answered = (attempt: Partial<RequestAttempt> = {}): RequestAttempt => ({
  at: Date.now(),
  tookMs: 5,
  account: 1,
  method: 'GET',
  path: '/company/small-1.example',
  status: 500,
  body: { success: false, error: 'internal_error' },
  retryAfter: '5',
  ...attempt,
});

describe('history', () => {
  it('counts every response of 500 and above as wrong', () => {
    const history = createHistory();
    history.add(answered());
    expect(history.wrong).toHaveLength(1);
  });

  it('accepts a 500 with Retry-After while PostgreSQL is down, and treats its request as possibly done', () => {
    const history = createHistory();
    const endAbsence = history.databaseAway();
    history.add(answered());
    const late = answered();
    endAbsence();
    history.add(late);
    expect(history.wrong).toEqual([]);
    expect(history.unanswered).toHaveLength(2);
    expect(history.counts.get('500 in time')).toBe(2);
  });

  it('counts a 500 with Retry-After separately if the machine stood still meanwhile', () => {
    const history = createHistory(() => [{ from: 10_000, until: 12_000 }]);
    for (const [at, tookMs] of [
      [4_000, 5_000],
      [9_000, 5_000],
      [11_000, 5_000],
      [12_001, 5_000],
    ] as const)
      history.add(answered({ at, tookMs }));
    history.add(answered({ at: 11_000, retryAfter: null }));
    expect(history.wrong.map(({ at }) => at)).toEqual([4_000, 12_001, 11_000]);
    expect(history.counts.get('500 of a stalled machine')).toBe(2);
    expect(history.unanswered).toHaveLength(2);
  });

  it('counts a 500 as wrong if PostgreSQL is down only for others', () => {
    const history = createHistory();
    history.databaseAway(({ account }) => account === 2);
    history.add(answered());
    history.add(answered({ account: 2 }));
    expect(history.wrong).toEqual([expect.objectContaining({ account: 1 })]);
  });

  it('does not treat a read as a possibly queued batch', () => {
    const history = createHistory();
    for (const path of ['/company/small-1.example/evidence', '/account/info'])
      history.add(answered({ status: null, path }));
    history.add(answered({ status: null, path: '/company/small-1.example?enrich=team' }));
    expect(history.unanswered.map(({ path }) => path)).toEqual(['/company/small-1.example?enrich=team']);
  });

  it("accepts the same error in an agent's response", () => {
    const history = createHistory();
    history.databaseAway();
    const body = { jsonrpc: '2.0', id: 1, error: { code: -32603, data: { error: 'internal_error' } } };
    history.add(answered({ method: 'POST', path: '/mcp', body }));
    expect(history.wrong).toEqual([]);
  });

  it.each([
    ['without Retry-After', { retryAfter: null }],
    ['with another status', { status: 503 }],
    ['with another code', { body: { error: 'unavailable' } }],
    ['that is not JSON', { body: { unreadable: '<html>' } }],
  ])('still counts a response %s as wrong', (_what, attempt) => {
    const history = createHistory();
    history.databaseAway();
    history.add(answered(attempt));
    expect(history.wrong).toHaveLength(1);
  });

  it('counts a 500 as wrong if the request was sent after PostgreSQL was back', () => {
    const history = createHistory();
    history.databaseAway()();
    history.add(answered({ at: Date.now() + 1 }));
    expect(history.wrong).toHaveLength(1);
  });
});
