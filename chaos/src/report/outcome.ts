import type { ProfileName } from '../profiles';
import type { Row } from './table';

/**
 * Returns a run's result as text, and its exit code. A long run that leaves something out fails, because it
 * does not show what it should.
 */
export function outcome(rows: readonly Row[], profile: ProfileName): { text: string; code: number } {
  const violations = rows.reduce((sum, row) => sum + row.violations.length, 0);
  const skipped = rows.filter(({ isSkipped }) => isSkipped).length;
  const broken = violations === 0 ? 'no violation' : `${violations} violations`;
  return {
    text: skipped === 0 ? broken : `${broken}, ${skipped} not run`,
    code: violations > 0 || (profile === 'long' && skipped > 0) ? 1 : 0,
  };
}
