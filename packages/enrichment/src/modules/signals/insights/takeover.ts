import type { Evidence } from '@firmlens/contract';
import { parsePastDay } from '../../../merge/plausible-day';
import { findStatus } from '../../company/company-status';
import { filterByEntity } from '../../company/filter-by-entity';
import type { CompanyEvent } from '../list-events';

/** That the company was bought. */
export interface Takeover {
  /** Null where nobody says. */
  by: string | null;
  /** `YYYY-MM-DD`; null where nobody says. */
  day: string | null;
  evidence: readonly Evidence[];
}

/** The company is always the one that a signal is about, so this is what happened to it. */
const BOUGHT =
  /(?<!\p{L})(?:(?:acquired|bought|taken over|snapped up|purchased) by|sold to|(?:übernommen|gekauft|aufgekauft) von|von .{2,60} (?:übernommen|gekauft)|rachetée? par|(?:adquirida|comprada) por|acquisit[ao] da|overgenomen door)(?!\p{L})/iu;

/** The newest takeover of the company that is more than hearsay, else what is said of its status; null where there is none. */
export function findTakeover(
  events: readonly CompanyEvent[],
  evidence: readonly Evidence[],
  now: Date,
): Takeover | null {
  const told = events.find(
    ({ highlight: { type, class: standing, title, entities } }) =>
      type === 'acquisition' &&
      standing !== 'rumour' &&
      (entities['acquirer'] !== undefined || BOUGHT.test(title)),
  );
  if (told !== undefined) {
    const { entities, date } = told.highlight;
    return { by: entities['acquirer'] ?? null, day: parsePastDay(date, now), evidence: told.evidence };
  }
  const status = findStatus(filterByEntity(evidence));
  return status.value === 'acquired' ? { by: null, day: null, evidence: status.evidence } : null;
}

/** `by Globex (2026-09-01)` with a space before it; empty where neither is known. */
export function takeoverParty({ by, day }: Takeover): string {
  return `${by === null ? '' : ` by ${by}`}${day === null ? '' : ` (${day})`}`;
}
