import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import type { Evidence, HighlightObservation } from '@firmlens/contract';
import fc from 'fast-check';
import { anyEvidence } from '../../../test/any-evidence';
import { NOW } from '../../../test/observed';
import { rate, round } from '../../../test/reports';
import { isPlausible } from '../../merge/plausible';
import { listEvents } from './list-events';

const events = (...evidence: Evidence[]) => listEvents(evidence, NOW).map(({ highlight }) => highlight);
const count = (...evidence: Evidence[]) => events(...evidence).length;

describe('events', () => {
  const highlights = anyEvidence.map((evidence) => evidence.filter((item) => isPlausible(item, NOW)));
  const highlightsOf = (evidence: readonly Evidence[]) =>
    evidence.filter(({ field }) => field === 'signals.highlights');
  const amounts = fc.constantFrom('USD 5000000', 'USD 5400000', 'EUR 5000000', 'USD 9000000', 'much');
  const rounds = fc.array(
    fc
      .record({
        day: fc.integer({ min: 1, max: 90 }),
        amount: fc.option(amounts, { nil: undefined }),
        stage: fc.constantFrom('Seed', 'Series A', undefined),
        source: fc.constantFrom('website:feed', 'sec', 'gdelt'),
        title: fc.constantFrom('Acme raises money', 'Acme extends its seed round', 'Acme: $5m'),
      })
      .map(({ day, amount, stage, source, title }) =>
        round(
          title,
          new Date(Date.UTC(2026, 5, day)).toISOString().slice(0, 10),
          { ...(amount && { amount }), ...(stage && { round: stage }) },
          { source },
        ),
      ),
    { maxLength: 12 },
  );
  const anyReports = fc
    .tuple(highlights, rounds)
    .map(([some, more]) => [...some, ...more, rate('EUR', '2026-06-20', 1.1)]);

  it('contain each report once, and lose none', () => {
    fc.assert(
      fc.property(anyReports, (evidence) => {
        const listed = listEvents(evidence, NOW).flatMap((event) => highlightsOf(event.evidence));
        expect(listed).toHaveLength(highlightsOf(evidence).length);
        expect(new Set(listed)).toEqual(new Set(highlightsOf(evidence)));
      }),
    );
  });

  it('do not depend on the order of the evidence', () => {
    fc.assert(
      fc.property(anyReports, fc.infiniteStream(fc.nat()), (evidence, randomNumbers) => {
        const shuffled = evidence
          .map((item) => ({ item, at: randomNumbers.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
        expect(events(...shuffled)).toEqual(events(...evidence));
      }),
    );
  });

  it('never combine two rounds a month apart or with different amounts', () => {
    fc.assert(
      fc.property(rounds, (evidence) => {
        for (const event of listEvents(evidence, NOW)) {
          const listed = highlightsOf(event.evidence).map(({ value }) => value as HighlightObservation);
          const days = listed.map(({ date }) => Date.parse(date ?? '') / 86_400_000);
          expect(Math.max(...days) - Math.min(...days)).toBeLessThan(31);
          const dollars = listed.flatMap(({ entities: { amount = '' } }) =>
            amount.startsWith('USD ') ? Number(amount.slice(4)) : [],
          );
          if (dollars.length > 0)
            expect(Math.max(...dollars)).toBeLessThanOrEqual(Math.min(...dollars) / 0.9);
        }
      }),
    );
  });

  it('finds one event among thousands of reports of one round', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      round(`Report ${index}`, '2026-06-10', { amount: `EUR ${5_000_000 + index}` }),
    );
    runToCompletion(() => {
      expect(count(...many, rate('EUR', '2026-06-10', 1.1))).toBe(1);
    });
  });
});
