import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldedPatternOf, isRole, legalFormOf, patternOf } from '@firmlens/text';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import type { PersonUnit } from './person-units';

const LONGEST_EMPLOYER = 40;
const LONGEST_POSITION = 80;
const BOARD_SEAT = new RegExp(foldedPatternOf(WORDS.boardSeats), 'i');
const EMPLOYER = new RegExp(`(?:^|[\\s,])(?:${patternOf(WORDS.worksAt)}|@) ?(\\p{Lu}.*)$`, 'u');
const AFTER_COMMA = /^[^,]{2,40}, (\p{Lu}[\p{L}\d&. ]{2,40})$/u;

/**
 * Whether the line below a position, or the position itself, gives the company's own name: `Fitter`, `Acme Ltd`, or
 * `Fitter at Acme`.
 */
export function worksHere(
  { beside, above }: Pick<PersonUnit, 'beside' | 'above'>,
  isOwnName: CompanyNameMatcher,
): boolean {
  const [position = '', employer = ''] = beside.slice(above).map(({ text }) => text);
  const isName = employer.length <= LONGEST_EMPLOYER && !/ \p{Ll}{3}/u.test(employer);
  const stated = position.length <= LONGEST_POSITION ? EMPLOYER.exec(position)?.[1] : undefined;
  return isRole(position) && ((isName && isOwnName(employer)) || (stated !== undefined && isOwnName(stated)));
}

/**
 * Whether a position is at another company. `CEO at Globex` and `CEO, Globex Ltd` are a customer or guest, but
 * a seat on this company's board does not count.
 */
export function worksElsewhere(position: string, isOwnName: CompanyNameMatcher): boolean {
  if (BOARD_SEAT.test(position)) return false;
  const employer = EMPLOYER.exec(position)?.[1];
  if (employer !== undefined) return !isOwnName(employer);
  const after = AFTER_COMMA.exec(position)?.[1];
  return after !== undefined && legalFormOf(after) !== null && !isOwnName(after);
}
