import type { HighlightObservation, HighlightType } from '@firmlens/contract';
import type { Filing } from './filings';

/**
 * Items of a current report (Form 8-K, General Instructions) with a single meaning, and the event each one
 * reports.
 */
const ITEMS: ReadonlyMap<string, [type: HighlightType, event: string]> = new Map([
  ['1.01', ['business', 'entered into a material agreement']],
  ['1.03', ['business', 'reported a bankruptcy or receivership']],
  ['2.01', ['acquisition', 'completed an acquisition or a sale of assets']],
  ['2.05', ['layoffs', 'reported the costs of layoffs, closures or other exits']],
  ['5.01', ['acquisition', 'reported a change in control of the company']],
  ['5.02', ['leadership', 'reported a change of directors or principal officers']],
]);

/** An event from a current report, and its filing. */
export interface ReportedEvent {
  highlight: HighlightObservation;
  filing: Filing;
}

/** Returns the events in a company's latest current reports since a given day, described in our words. */
export function reportedEvents(
  filings: readonly Filing[],
  { name, since, max }: { name: string; since: string; max: number },
): ReportedEvent[] {
  const reports = filings.filter(({ form, filedOn }) => form === '8-K' && filedOn >= since);
  const events = reports.flatMap((filing) =>
    [...new Set(filing.items)].flatMap((item): ReportedEvent[] => {
      const itemEvent = ITEMS.get(item);
      if (itemEvent === undefined) return [];
      const [type, event] = itemEvent;
      const highlight: HighlightObservation = {
        type,
        title: `${name} ${event} (8-K item ${item})`,
        date: filing.reportedOn ?? filing.filedOn,
        description: null,
        entities: {},
        class: 'confirmed',
      };
      return [{ highlight, filing }];
    }),
  );
  return events.slice(0, max);
}
