import type { Evidence } from '@firmlens/contract';
import fc from 'fast-check';
import { anyEvidence } from '../test/any-evidence';
import { NOW, observed } from '../test/observed';
import { buildModule } from './build-module';
import { explainLosses } from './explain-losses';
import { idsOfUsed, rankEvidence } from './rank-evidence';

/** The evidence of a company's module, with why it lost. */
function explained(evidence: Evidence[]) {
  const { used } = buildModule('company', evidence, { domain: 'acme.example', now: NOW });
  const pieces = evidence.map((item, index) => ({ id: BigInt(index), item }));
  const module = {
    module: 'company',
    builtAt: NOW,
    evidence: pieces,
    used: idsOfUsed(pieces, used),
  } as const;
  return explainLosses(rankEvidence([module], { minConfidence: null, limit: 5_000 }).evidence);
}

/** Why each piece lost, by its source; null for those that are used. */
const reasons = (evidence: Evidence[]) =>
  Object.fromEntries(explained(evidence).map(({ source, lost_because: reason }) => [source, reason ?? null]));

const EARLIER = '2026-11-20T10:00:00.000Z';

describe('a piece of evidence that lost', () => {
  it('agrees, or comes from a source that is trusted less, however certain it is', () => {
    expect(
      reasons([
        observed('company.legal_name', 'Acme Ltd', { source: 'companies-house', confidence: 0.5 }),
        observed('company.legal_name', 'ACME LTD.', { source: 'gleif' }),
        observed('company.legal_name', 'Acme Holding', { source: 'wikidata', confidence: 1 }),
      ]),
    ).toEqual({ 'companies-house': null, gleif: 'agrees', wikidata: 'less_trusted' });
  });

  it('is older, or else less certain, if both sources are trusted alike', () => {
    expect(
      reasons([
        observed('company.email', 'a@acme.example', { source: 'website:json-ld', confidence: 0.7 }),
        observed('company.email', 'b@acme.example', { source: 'website:text', confidence: 0.6 }),
        observed('company.email', 'c@acme.example', {
          source: 'website:meta',
          confidence: 0.9,
          observed_at: EARLIER,
        }),
      ]),
    ).toEqual({ 'website:json-ld': null, 'website:text': 'less_certain', 'website:meta': 'older' });
  });

  it('was left out by a rule if its source is trusted more', () => {
    expect(
      reasons([
        observed('company.company_status', 'active', { source: 'companies-house' }),
        observed('company.company_status', 'acquired', { source: 'wikidata' }),
      ]),
    ).toEqual({ 'companies-house': 'rule', wikidata: null });
  });

  it.each([
    ['company.email', 'a@acme.example', 'b@acme.example', 'less_trusted'],
    ['team.job_listings_count', 3, 5, 'rule'],
    ['business.services', { name: 'Audits', description: null }, { name: 'Tax', description: null }, 'rule'],
    ['funding.exchange_rates', { usd: 1 }, { usd: 2 }, 'rule'],
  ])('of %s was left out by trust only if the field has one value', (field, used, lost, reason) => {
    const at = { field, observed_at: EARLIER, confidence: 0.5 };
    const [, loser] = explainLosses([
      { ...at, value: used, source: 'website' },
      { ...at, value: lost, source: 'wikidata', unused_reason: 'outranked' },
    ]);
    expect(loser?.lost_because).toBe(reason);
  });

  it('keeps the reason of what cannot be true', () => {
    expect(
      reasons([
        observed('company.founded_year', 2099, { source: 'website:json-ld' }),
        observed('company.founded_year', 2011, { source: 'gleif' }),
      ]),
    ).toEqual({ 'website:json-ld': 'implausible', gleif: null });
  });

  it('agrees with none if its value is withheld', () => {
    const withheld = { value: null, source: 'gleif' } as const;
    const [, lost] = explainLosses([
      { ...observed('company.legal_name', ''), value: null },
      { ...observed('company.legal_name', ''), ...withheld, unused_reason: 'outranked' as const },
    ]);
    expect(lost?.lost_because).not.toBe('agrees');
  });

  it('always has a reason, and nothing else has one', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        for (const item of explained(evidence)) {
          expect(item.lost_because === undefined).toBe(item.unused_reason === undefined);
        }
      }),
    );
  });
});
