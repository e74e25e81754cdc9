import type { Dataset, LoadProgress } from '@firmlens/domain';
import { isUnreadable } from './unreadable-rows';

type NamedSet = Pick<Dataset, 'id' | 'fileName'>;

/** A file that replaces another is worth less than that one where more of its rows than this cannot be used. */
const MAX_REFUSED = 0.5;
/** Where more than this cannot even be read, the file is damaged or in another encoding. */
const MAX_UNREADABLE = 0.1;

/**
 * Why a set that is loaded must not be put in force, in one line with what to do; null where it may. `replaced` is the set
 * of the format that it would take the place of.
 */
export function activationProblem(
  set: NamedSet,
  progress: Pick<LoadProgress, 'rowsRead' | 'rowsKept' | 'rowsRefused' | 'refusals'>,
  replaced: NamedSet | null,
): string | null {
  const fault = faultOf(set, progress, replaced);
  if (fault === null) return null;
  const old = replaced === null ? '' : `; dataset ${replaced.id} (${replaced.fileName}) stays active`;
  const instead =
    replaced === null || progress.rowsKept === 0
      ? ''
      : `; to use it anyway, remove dataset ${replaced.id} and run the same command again`;
  return `${set.fileName} is not activated: ${fault}${old}; dataset remove --dataset ${set.id} drops it${instead}`;
}

function faultOf(
  set: NamedSet,
  { rowsRead, rowsKept, rowsRefused, refusals }: Parameters<typeof activationProblem>[1],
  replaced: NamedSet | null,
): string | null {
  const [most] = Object.entries(refusals)
    .filter(([, { isKept }]) => !isKept)
    .sort(([, one], [, other]) => other.count - one.count);
  const reason = most === undefined ? '' : `, most of them for: ${most[0]}`;
  const of = (count: number) => `${count} of its ${rowsRead} rows`;
  if (rowsRead === 0) return 'it has no rows';
  if (rowsKept === 0) return `none of its ${rowsRead} rows can be used${reason}`;
  if (replaced === null) return null;
  if (replaced.id > set.id) return `dataset ${replaced.id}, whose import started later, is active`;
  const unreadable = Object.entries(refusals)
    .filter(([why]) => isUnreadable(why))
    .reduce((sum, [, { count }]) => sum + count, 0);
  if (unreadable > rowsRead * MAX_UNREADABLE) return `${of(unreadable)} cannot be read${reason}`;
  return rowsRefused > rowsRead * MAX_REFUSED ? `${of(rowsRefused)} were refused${reason}` : null;
}
