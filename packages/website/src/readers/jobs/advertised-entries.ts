import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import type { Entry } from './stated-jobs';

const LONGEST_ACTION = 40;
const MIN_UNITS = 2;
/** A mailbox or a telephone number, but no pay: `20 000 - 28 000 €`. */
export const CONTACT_DETAIL =
  /\S@\S|\d[\d ()./-]{5,}(?![\d ()./-]|\p{Sc}|(?:[A-Z]{3}|грн|руб|zł|Kč|kr)(?!\p{L}))/u;

/**
 * Returns the indexes of the titles of units that all end in one action: a button, or a link of the same text to
 * the same page or mailbox. On a careers page that is how applicants apply, in any language. Links to pages of
 * their own lead to more about anything, and contact details may stand twice, too.
 */
export function advertisedEntries(
  page: WebPage,
  blocks: readonly Block[],
  lists: readonly (readonly Entry[])[],
): number[] {
  const actions = new Map<string, number[]>();
  for (const [at, block] of blocks.entries()) {
    const action = actionOf(page, block);
    if (action !== null) actions.set(action, [...(actions.get(action) ?? []), at]);
  }
  return [...actions.values()].flatMap((ends) =>
    ends.length < MIN_UNITS ? [] : titlesBefore(ends, lists, blocks),
  );
}

/** Returns the entries of the list that has one title before each end: headings if there are, else the first. */
function titlesBefore(
  ends: readonly number[],
  lists: readonly (readonly Entry[])[],
  blocks: readonly Block[],
): number[] {
  const candidates = lists.flatMap((entries) => {
    const titled = ends.map((end, index) =>
      entries.filter(({ at }) => at < end && at > (ends[index - 1] ?? -1)).at(-1),
    );
    const titles = titled.flatMap((entry) => (entry ? [entry] : []));
    // Above a title there may be a label, but no text of the unit before it.
    const isTitled = ({ title, at }: Entry, index: number): boolean =>
      title !== null &&
      (index === 0 ||
        blocks.slice(Number(ends[index - 1]) + 1, at).every(({ text }) => text.length <= LONGEST_ACTION));
    return titles.length === ends.length &&
      titles.every(isTitled) &&
      new Set(titles.map(({ title }) => title)).size === ends.length
      ? [titles]
      : [];
  });
  const first = candidates.sort((a, b) => levelOf(a) - levelOf(b) || (a[0]?.at ?? 0) - (b[0]?.at ?? 0))[0];
  return first?.map(({ at }) => at) ?? [];
}

function levelOf(titles: readonly Entry[]): number {
  return titles[0]?.block.level ? 0 : 1;
}

function actionOf({ $ }: WebPage, { element, text }: Block): string | null {
  if (text.length > LONGEST_ACTION || CONTACT_DETAIL.test(text)) return null;
  const around = $(element).closest('a[href], button');
  const action = around.length > 0 ? around : $(element).find('a[href], button');
  if (action.length !== 1) return null;
  const target = action.attr('href')?.replace(/(?<=^mailto:).*/i, '') ?? '';
  return `${text} ${target}`;
}
