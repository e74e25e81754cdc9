import { allMatches, beginningOf, foldText, withoutCutNames } from '@firmlens/text';
import {
  isCancelled,
  givesAdvice,
  isRoundup,
  type CompanyNameMatcher,
  toSearchableText,
  isHearsay,
} from '@firmlens/headlines';

import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import {
  ACQUISITIONS_HEADING,
  ASSET_BEFORE_NAME,
  BECAME_PART_OF,
  BUYS,
  ACQUIRER_AFTER,
  NON_COMPANY_ASSETS,
  NOT_COMPANIES,
  NOT_COMPLETED,
  FIRM_WORDS,
  MAJORITY,
  OWN_GROUP,
  PASSIVE_WITH_AGENT,
  PERCENTAGE,
  PERCENTAGE_BEFORE_NAME,
  STAKE_IN,
  TAKEN_OVER_BY,
  TAKES_OVER,
  VERB_AT_END,
  VERB_FIRST,
} from './acquisition-wording';
import { fundingSource } from './funding-words';
import { nameListAt, nameListBefore, partyNamesIn } from './party-names';
import { isCompanyDeal, mentionsThirdParty, type DealTextKind } from './deal-owner';

const MAX_OF_ONE_SENTENCE = 4;
const LONGEST_SENTENCE = 800;
const LONGEST_ENTRY = 90;
const LIST_YEAR = /^(?:(?:19|20)\d{2})\s*[:.–—|-]\s*|\s*\((?:19|20)\d{2}\)|[,–—|]\s*(?:19|20)\d{2}$/gu;

/** Returns the companies that a sentence reports as acquired by the site's own company. */
export function acquiredCompaniesIn(
  text: string,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
  context = '',
): string[] {
  const sentence = beginningOf(withoutCutNames(text), LONGEST_SENTENCE).replace(PERCENTAGE_BEFORE_NAME, ' ');
  const share = shareOf(text) ?? shareOf(context);
  if (share !== null && share < 50) return [];
  const found = [
    ...namesAfterTrigger(sentence, TAKES_OVER, speech, isOwnName),
    ...(speech !== 'sentence' || FIRM_WORDS.test(sentence)
      ? namesAfterTrigger(sentence, BUYS, speech, isOwnName)
      : []),
    ...(share !== null || MAJORITY.test(text + context)
      ? namesAfterTrigger(sentence, STAKE_IN, speech, isOwnName)
      : []),
    ...namesBeforeFinalVerb(sentence, speech, isOwnName),
    ...namesBeforeBecamePartOf(sentence, isOwnName),
  ];
  // Few sentences name any, and the words of what is no news are many.
  if (found.length === 0 || isNoDeal(sentence)) return [];
  return [...new Set(found)].filter((name) => isCompany(name, isOwnName)).slice(0, MAX_OF_ONE_SENTENCE);
}

/** Whether a sentence tells of a plan, a rumour, advice or many companies. */
function isNoDeal(sentence: string): boolean {
  const searched = toSearchableText(sentence);
  return (
    NOT_COMPLETED.test(foldText(sentence)) ||
    isHearsay(searched) ||
    isCancelled(searched) ||
    givesAdvice(searched) ||
    isRoundup(searched)
  );
}

/** Returns the companies listed below a heading such as `Acquisitions`. */
export function listedAcquisitions(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  return layoutOf(page)
    .blocks.filter(
      ({ heading, text }) =>
        heading !== null && text.length <= LONGEST_ENTRY && isAcquisitionsHeading(heading),
    )
    .flatMap(({ text }) => nameListAt(text.replace(LIST_YEAR, '').trim(), 0).names.slice(0, 1))
    .filter((name) => isCompany(name, isOwnName));
}

function isAcquisitionsHeading({ text }: Block): boolean {
  return ACQUISITIONS_HEADING.test(foldText(text).replace(/[:.]$/, '').trim());
}

/** `tappezzeria Molteguzzi di Cantù`: a one-word name with a description before it and a place after it. */
const DESCRIPTION_BEFORE_NAME = /\p{Ll}{5,}\s$/u;
const PLACE_AFTER = new RegExp(`^(\\S+) (?:${fundingSource(({ names }) => names?.beforeTowns)}) \\S+$`, 'u');
const AND = new RegExp(` (?:${fundingSource(({ names }) => names?.and)}|&) `, 'u');
const STARTS_WITH_AND = new RegExp(`^(?:${fundingSource(({ names }) => names?.and)}|&) `, 'u');
/** `practice of` between a town and the company whose practice there was bought. */
const PART_OF = new RegExp(
  `^ \\p{Ll}+ (?:${fundingSource(({ names }) => names?.particles)}) (?=\\p{Lu})`,
  'u',
);
/** German and other nouns that name no thing: `Verantwortung`. */
const ABSTRACT_NOUN = /^\p{L}+(?:ung|ungen|heit|heiten|keit|keiten|tion|tionen|tät|täten)$/u;
const DOTTED_FORM = /\s(?:S\.r\.l|S\.p\.A|B\.V|N\.V|S\.L|S\.A|s\.r\.o|Sp\. z)\.?$/u;

function namesAfterTrigger(
  sentence: string,
  triggers: RegExp,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
): string[] {
  return allMatches(sentence, triggers).flatMap((match) => {
    const end = match.index + match[0].length;
    // In German the subject follows a verb in first position.
    if (VERB_FIRST.test(match[0]) && /^[\d\s:.–—-]*$/.test(sentence.slice(0, match.index))) return [];
    // `zu übernehmen und Veränderungen anzustossen`: the verb has no object after it.
    if (STARTS_WITH_AND.test(sentence.slice(end))) return [];
    const { names, end: namesEnd } = boughtAt(sentence, end);
    const before = sentence.slice(0, match.index);
    const isByCompany =
      isCompanyDeal(before, match[0], speech, isOwnName) ||
      (partyNamesIn(before).length === 0 && isOwnName(partyNamesIn(sentence.slice(namesEnd))[0] ?? ''));
    if (!isByCompany) return [];
    const acquirerTrigger = ACQUIRER_AFTER.exec(sentence.slice(namesEnd));
    if (acquirerTrigger !== null) {
      const [acquirer] = nameListAt(sentence, namesEnd + acquirerTrigger[0].length).names;
      if (acquirer !== undefined && !isOwnName(acquirer)) return [];
    }
    const list = sentence.slice(end, namesEnd);
    const description = list.slice(0, Math.max(0, list.indexOf(names[0] ?? '')));
    if (ASSET_BEFORE_NAME.test(foldText(description))) return [];
    // A comma in a headline often starts something new. A list of companies has an `and` before its last
    // name.
    const isList = !list.includes(',') || AND.test(list);
    return (isList ? names : names.slice(0, 1)).map((name) => {
      const described = DESCRIPTION_BEFORE_NAME.test(list.slice(0, Math.max(0, list.indexOf(name))));
      return (described ? name.replace(PLACE_AFTER, '$1') : name).replace(DOTTED_FORM, '');
    });
  });
}

/** Returns what was bought: of `the Leeds office of Initech`, the company and not the town. */
function boughtAt(sentence: string, start: number): ReturnType<typeof nameListAt> {
  const bought = nameListAt(sentence, start);
  const of = PART_OF.exec(sentence.slice(bought.end));
  return of ? nameListAt(sentence, bought.end + of[0].length) : bought;
}

function namesBeforeFinalVerb(
  sentence: string,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
): string[] {
  return allMatches(sentence, VERB_AT_END).flatMap(({ index }) => {
    const names = nameListBefore(sentence.slice(0, index).trimEnd());
    const first = names[0];
    if (first === undefined) return [];
    const before = sentence.slice(0, sentence.lastIndexOf(first, index));
    if (TAKEN_OVER_BY.test(before) || PASSIVE_WITH_AGENT.test(before)) return [];
    return isCompanyDeal(before, '', speech === 'title' ? 'sentence' : speech, isOwnName) ? names : [];
  });
}

function namesBeforeBecamePartOf(sentence: string, isOwnName: CompanyNameMatcher): string[] {
  return allMatches(sentence, BECAME_PART_OF).flatMap((match) => {
    const whose = sentence.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const isOwn = OWN_GROUP.test(whose) || isOwnName(whose);
    return isOwn ? nameListBefore(sentence.slice(0, match.index).trimEnd()) : [];
  });
}

function shareOf(text: string): number | null {
  const share = PERCENTAGE.exec(text)?.[1];
  return share === undefined ? null : Number(share);
}

function isCompany(name: string, isOwnName: CompanyNameMatcher): boolean {
  const folded = foldText(name);
  return (
    !isOwnName(name) &&
    partyNamesIn(name).length > 0 &&
    !ABSTRACT_NOUN.test(name) &&
    !NON_COMPANY_ASSETS.test(folded) &&
    !NOT_COMPANIES.test(folded) &&
    !mentionsThirdParty(folded)
  );
}
