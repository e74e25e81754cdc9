import type { Dataset, LoadProgress } from '@firmlens/domain';
import { isUnreadable } from './unreadable-rows';

type DatasetName = Pick<Dataset, 'id' | 'fileName'>;

/**
 * The highest share of unusable rows in a file that replaces another. Above it, the old file is worth more.
 */
const MAX_REFUSED_SHARE = 0.5;
/** The highest share of unreadable rows. Above it, the file is damaged or in another encoding. */
const MAX_UNREADABLE_SHARE = 0.1;

/**
 * Explains in one line why a loaded dataset must not be activated, and what to do about it. Returns null if
 * it may be. `replaced` is the active dataset of the same format.
 */
export function activationProblem(
  set: DatasetName,
  progress: Pick<LoadProgress, 'rowsRead' | 'rowsKept' | 'rowsRefused' | 'refusals'>,
  replaced: DatasetName | null,
): string | null {
  const fault = findFault(set, progress, replaced);
  if (fault === null) return null;
  const old = replaced === null ? '' : ` Dataset ${replaced.id} (${replaced.fileName}) stays active.`;
  const override =
    replaced === null || progress.rowsKept === 0
      ? ''
      : ` To use it anyway, remove dataset ${replaced.id} and run the same command again.`;
  return `${set.fileName} is not activated: ${fault}.${old} \`dataset remove --dataset ${set.id}\` drops it.${override}`;
}

function findFault(
  set: DatasetName,
  { rowsRead, rowsKept, rowsRefused, refusals }: Parameters<typeof activationProblem>[1],
  replaced: DatasetName | null,
): string | null {
  const [most] = Object.entries(refusals)
    .filter(([, { isKept }]) => !isKept)
    .sort(([, one], [, other]) => other.count - one.count);
  const reason = most === undefined ? '' : `, most of them for: ${most[0]}`;
  const describeShare = (count: number) => `${count} of its ${rowsRead} rows`;
  if (rowsRead === 0) return 'it has no rows';
  if (rowsKept === 0) return `none of its ${rowsRead} rows can be used${reason}`;
  if (replaced === null) return null;
  if (replaced.id > set.id) return `dataset ${replaced.id}, whose import started later, is active`;
  const unreadable = Object.entries(refusals)
    .filter(([why]) => isUnreadable(why))
    .reduce((sum, [, { count }]) => sum + count, 0);
  if (unreadable > rowsRead * MAX_UNREADABLE_SHARE)
    return `${describeShare(unreadable)} cannot be read${reason}`;
  return rowsRefused > rowsRead * MAX_REFUSED_SHARE
    ? `${describeShare(rowsRefused)} were refused${reason}`
    : null;
}
