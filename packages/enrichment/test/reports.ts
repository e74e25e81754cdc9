import type { HighlightObservation } from '@firmlens/contract';
import { observed } from './observed';

/** What a report says; what a test does not care about is filled in. */
export type StatedReport = Partial<HighlightObservation> & { source?: string; url?: string };

/** A report of an event; of the news index where nothing else is said. */
export const report = ({ source = 'gdelt', url = `https://${source}.example/`, ...told }: StatedReport) =>
  observed(
    'signals.highlights',
    {
      ...{ type: 'business', title: 'Acme', date: '2026-06-10', description: null, entities: {} },
      ...{ class: source === 'gdelt' ? 'reported' : 'confirmed' },
      ...told,
    },
    { source, url },
  );
/** What a unit of a currency was worth in dollars. */
export const rate = (currency: string, date: string, usd: number) =>
  observed('funding.exchange_rates', { currency, date, usd }, { source: 'ecb' });

/** A report of a round of funding. */
export const round = (
  title: string,
  date: string | null,
  entities: Record<string, string>,
  told: StatedReport = {},
) => report({ type: 'funding', title, date, entities, ...told });
