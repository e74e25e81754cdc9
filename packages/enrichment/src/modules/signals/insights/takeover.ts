import type { Evidence } from '@firmlens/contract';
import { parsePastDay } from '../../../merge/plausible-day';
import { findStatus } from '../../company/company-status';
import { filterByEntity } from '../../company/filter-by-entity';
import type { CompanyEvent } from '../list-events';

/** An acquisition of the company. */
export interface Takeover {
  /** Null if unknown. */
  buyer: string | null;
  /** `YYYY-MM-DD`; null if unknown. */
  day: string | null;
  evidence: readonly Evidence[];
}

/** A signal is always about the company, so this happened to the company. */
const ACQUIRED_WORDS =
  /(?<!\p{L})(?:(?:acquired|bought|taken over|snapped up|purchased) by|sold to|(?:übernommen|gekauft|aufgekauft) von|von .{2,60} (?:übernommen|gekauft)|rachetée? par|(?:adquirida|comprada) por|acquisit[ao] da|overgenomen door)(?!\p{L})/iu;

/**
 * Returns the newest acquisition of the company that is more than a rumour, otherwise what its status says;
 * null if there is none.
 */
export function findTakeover(
  events: readonly CompanyEvent[],
  evidence: readonly Evidence[],
  now: Date,
): Takeover | null {
  const event = events.find(
    ({ highlight: { type, class: eventClass, title, entities } }) =>
      type === 'acquisition' &&
      eventClass !== 'rumour' &&
      (entities['acquirer'] !== undefined || ACQUIRED_WORDS.test(title)),
  );
  if (event !== undefined) {
    const { entities, date } = event.highlight;
    return { buyer: entities['acquirer'] ?? null, day: parsePastDay(date, now), evidence: event.evidence };
  }
  const status = findStatus(filterByEntity(evidence));
  return status.value === 'acquired' ? { buyer: null, day: null, evidence: status.evidence } : null;
}

/** Formats a takeover as `by Globex (2026-09-01)` after a space. Empty if neither is known. */
export function describeTakeover({ buyer, day }: Takeover): string {
  return `${buyer === null ? '' : ` by ${buyer}`}${day === null ? '' : ` (${day})`}`;
}
