import type { ListView } from '@firmlens/panel-contract';

/** Returns how many entries of a list have ended. */
export function endedEntries({ entries, counts }: Pick<ListView, 'entries' | 'counts'>): number {
  return entries - (counts['waiting'] ?? 0) - (counts['running'] ?? 0);
}

/** Milliseconds after which a list that has not ended is read again. */
export const REFRESH_MS = 3_000;

export const hasEnded = ({ ended_at: endedAt }: Pick<ListView, 'ended_at'>): boolean => endedAt !== null;
