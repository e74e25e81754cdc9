import type { CompanyNameMatcher } from '@firmlens/headlines';
import { patternOf } from '@firmlens/text';
import type { PageKind } from '../../crawled-site';
import { FOUNDING_WORDS as WORDS } from './founding-words';

const YEAR_AFTER_NUMBER = `(?: ${patternOf(WORDS.yearAfterNumber)})?`;
/** `0 % VAT since 2023`. */
const SHARE_BEFORE = /\d ?%[^%]{0,20}$/;
/** `She has led her own workshops since 2007`: what somebody did before the company began. */
const CAREER_BEFORE = new RegExp(`(?<!\\p{L})${patternOf(WORDS.careers)}(?!\\p{L})[^.!?\\n]*$`, 'iu');
/** The start of a sentence, which may name the company after the year: `Since 1975, Acme has …`. */
const SENTENCE_START = new RegExp(`(?:^|[\\n.!?])\\s*(?:${patternOf(WORDS.beforeSince)} )?$`, 'iu');
const NAME_BEHIND_YEAR = new RegExp(
  `^(?: ${patternOf(WORDS.yearAfterNumber)})?,? (?:\\p{Ll}{1,3}[ '’])?[«„“"]?(?<who>\\p{Lu}[^\\s,»“”"]*(?: [\\p{Lu}&][^\\s,»“”"]*){0,3})`,
  'u',
);
/** What is the case since that year, rather than the company: `Since 2021, Acme has been carbon neutral`. */
const STATE_BEHIND = new RegExp(`^[^.!?\\n]{0,80}\\b${patternOf(WORDS.statesSince)}`, 'iu');
/** Text after a year that ends its clause or precedes a place: `since 1958.`, `seit 1924 in Kiel`. */
const CLAUSE_END = new RegExp(
  `^${YEAR_AFTER_NUMBER}(?:\\s*(?:[.,;:!)–—|·-]|\\n|$)| ${patternOf(WORDS.beforePlace)} \\p{Lu})`,
  'u',
);
/** `Familienunternehmen seit 1924`, `a family business since 1958`. */
const COMPANY_BEFORE = new RegExp(`${patternOf(WORDS.companyBeforeSince)}\\s*$`, 'iu');
/** `Since 1968 your partner for roofs`, `Since 1968 we build roofs`, `Dal 1968 costruiamo tetti`. */
const WE_OR_YOURS = new RegExp(
  `^${YEAR_AFTER_NUMBER},? (?:[^.!?\\n,]{0,40} )?(?:${patternOf(WORDS.we)}|(?<yours>${patternOf(WORDS.yours)}(?: [\\p{L}-]+){0,3}))(?![\\p{L}])|^${YEAR_AFTER_NUMBER},? (?:[\\p{L}]{1,5} )?\\p{Ll}{2,}(?:iamo|[aei]mos|[aeiu]jemy|amy|imy|ymy|íme|áme)(?![\\p{L}])`,
  'u',
);

/**
 * Whether "since" and a year tell when the company began, by the text around them: the clause ends there, or the
 * company, "we" or "you" follow, without a state that began later.
 */
export function tellsBeginning(
  { before, after }: { before: string; after: string },
  { isOwnName, pageKind }: { isOwnName: CompanyNameMatcher; pageKind: PageKind },
): boolean {
  if (SHARE_BEFORE.test(before) || CAREER_BEFORE.test(before)) return false;
  if (SENTENCE_START.test(before)) {
    const who = NAME_BEHIND_YEAR.exec(after)?.groups?.['who'];
    if (who !== undefined && isOwnName(who)) return !tellsState(after);
    const behind = pageKind === 'home' || pageKind === 'about' ? WE_OR_YOURS.exec(after) : null;
    // `Your partner` is no state.
    if (behind) return !tellsState(after.replace(behind.groups?.['yours'] ?? '', ''));
    // `Since 2007, Globex has relied on Acme.`
    if (who !== undefined && after.startsWith(',')) return false;
  }
  return (pageKind !== 'careers' && CLAUSE_END.test(after)) || COMPANY_BEFORE.test(before);
}

/** Whether what follows a year is the case since then, while the company may be older. */
export function tellsState(after: string): boolean {
  return STATE_BEHIND.test(after);
}
