import type { ProfileName } from '../profiles';
import type { Row } from './table';

/** What a run shows, in words, and its exit code: a long one that leaves something out does not show what it is for. */
export function outcome(rows: readonly Row[], profile: ProfileName): { text: string; code: number } {
  const violations = rows.reduce((sum, row) => sum + row.violations.length, 0);
  const skipped = rows.filter(({ isSkipped }) => isSkipped).length;
  const broken = violations === 0 ? 'no violation' : `${violations} violations`;
  return {
    text: skipped === 0 ? broken : `${broken}, ${skipped} not run`,
    code: violations > 0 || (profile === 'long' && skipped > 0) ? 1 : 0,
  };
}
