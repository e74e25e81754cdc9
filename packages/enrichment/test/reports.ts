import type { HighlightObservation } from '@firmlens/contract';
import { observed } from './observed';

/** What a report says, with defaults for what a test does not care about. */
export type StatedReport = Partial<HighlightObservation> & { source?: string; url?: string };

/** Creates a report of an event, from the news index by default. */
export const report = ({
  source = 'gdelt',
  url = `https://${source}.example/`,
  ...overrides
}: StatedReport) =>
  observed(
    'signals.highlights',
    {
      ...{ type: 'business', title: 'Acme', date: '2026-06-10', description: null, entities: {} },
      ...{ class: source === 'gdelt' ? 'reported' : 'confirmed' },
      ...overrides,
    },
    { source, url },
  );
/** Creates evidence of a currency's value in dollars. */
export const rate = (currency: string, date: string, usd: number) =>
  observed('funding.exchange_rates', { currency, date, usd }, { source: 'ecb' });

/** Creates a report of a funding round. */
export const round = (
  title: string,
  date: string | null,
  entities: Record<string, string>,
  overrides: StatedReport = {},
) => report({ type: 'funding', title, date, entities, ...overrides });
