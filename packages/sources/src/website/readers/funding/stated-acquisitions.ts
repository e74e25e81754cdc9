import { foldText } from '../../../parsing/fold-text';
import { isCancelled, givesAdvice, isRoundup } from '../../../news/non-news';
import type { CompanyNameMatcher } from '../../../news/company-name-matcher';
import { toSearchableText } from '../../../news/searchable-text';
import { isHearsay } from '../../../news/certainty';
import type { WebPage } from '../../page/web-page';
import { sectionsOf } from '../page-sections';
import {
  ACQUISITIONS_HEADING,
  BECAME_PART_OF,
  BUYS,
  ACQUIRER_AFTER,
  NON_COMPANY_ASSETS,
  FIRM_WORDS,
  TAKES_OVER,
  VERB_AT_END,
} from './acquisition-wording';
import { nameListAt, nameListBefore, partyNamesIn } from './party-names';
import { isCompanyDeal, mentionsThirdParty, type DealTextKind } from './deal-owner';

const MAX_OF_ONE_SENTENCE = 4;
const LONGEST_SENTENCE = 800;
const RELATIVES =
  /^(?:vater|mutter|sohn|tochter|bruder|schwester|eltern|father|mother|son|daughter|geschaftsfuhrung|leitung|gruppe|group|firma|kunden|customers?)$/;
const LEGAL_FORM_ONLY = /^(?:gmbh|ag|ltd|inc|llc|ab|as|bv|srl|spa|sa|sas|sl)$/;
/** A percentage of a company. A stake below half is an investment, not an acquisition. */
const PERCENTAGE =
  /(?<!\d)(\d{1,3})(?:[.,]\d{1,2})? ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|procent|proc\.)/iu;
/** A percentage before the name: `100 % de`. */
const PERCENTAGE_BEFORE_NAME =
  /\s(?:rund |ca\. |circa )?\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent|per cent|procent|Prozent)(?: (?:der (?=Anteile)|of|de|della|delle quote di|des parts de|van|af|av))?\s/giu;
const STAKE_IN =
  /entre au capital (?:de |du |des |d['’])|(?:stake|shares|interest|shareholding) in |participation (?:dans|au capital de) |participación en /giu;
const LIST_YEAR = /^(?:(?:19|20)\d{2})\s*[:.–—|-]\s*|\s*\((?:19|20)\d{2}\)|[,–—|]\s*(?:19|20)\d{2}$/gu;

/** Returns the companies that a sentence reports as acquired by the site's own company. */
export function acquiredCompaniesIn(
  text: string,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
  context = '',
): string[] {
  const sentence = text.slice(0, LONGEST_SENTENCE).replace(PERCENTAGE_BEFORE_NAME, ' ');
  const share = shareOf(text) ?? shareOf(context);
  if (share !== null && share < 50) return [];
  if (NOT_COMPLETED.test(foldText(sentence))) return [];
  const searched = toSearchableText(sentence);
  if (isHearsay(searched) || isCancelled(searched) || givesAdvice(searched) || isRoundup(searched)) return [];
  const found = [
    ...namesAfterTrigger(sentence, TAKES_OVER, speech, isOwnName),
    ...(speech !== 'sentence' || FIRM_WORDS.test(sentence)
      ? namesAfterTrigger(sentence, BUYS, speech, isOwnName)
      : []),
    ...(share !== null || /majorit|mehrheit/iu.test(text + context)
      ? namesAfterTrigger(sentence, STAKE_IN, speech, isOwnName)
      : []),
    ...namesBeforeFinalVerb(sentence, speech, isOwnName),
    ...namesBeforeBecamePartOf(sentence, isOwnName),
  ];
  return [...new Set(found)].filter((name) => isCompany(name, isOwnName)).slice(0, MAX_OF_ONE_SENTENCE);
}

/** Returns the companies listed below a heading such as `Acquisitions`. */
export function listedAcquisitions(page: WebPage, isOwnName: CompanyNameMatcher): string[] {
  return sectionsOf(page)
    .filter(({ title }) => ACQUISITIONS_HEADING.test(foldText(title).replace(/[:.]$/, '').trim()))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length <= 90)
    .flatMap((line) => nameListAt(line.replace(LIST_YEAR, '').trim(), 0).names.slice(0, 1))
    .filter((name) => isCompany(name, isOwnName));
}

/** Wording before the acquirer: `wurde von der` | `Globex AG übernommen`. */
const TAKEN_OVER_BY =
  /(?<!\p{L})(?:von|vom|durch|door)(?: der| dem| de| ihrem| seinem| ihrer| seiner)?\s*$/iu;
/** `tappezzeria Molteguzzi di Cantù`: a one-word name with a description before it and a place after it. */
const DESCRIPTION_BEFORE_NAME = /\p{Ll}{5,}\s$/u;
const PLACE_AFTER = /^(\S+) (?:de|di|da|in|aus|en) \S+$/u;
const INVERTED = /^(?:übern\p{L}+|kauf(?:t|te)|erw(?:irbt|arb))\s*$/iu;
const DOTTED_FORM = /\s(?:S\.r\.l|S\.p\.A|B\.V|N\.V|S\.L|S\.A|s\.r\.o|Sp\. z)\.?$/u;

/** Wording for deals that are not completed or are not acquisitions of a company. */
const NOT_COMPLETED =
  /\b(?:letter of intent|plans? to acquire|intends? to acquire|wants? to (?:acquire|buy)|could (?:acquire|buy)|may (?:acquire|buy)|will ubernehmen|customer acquisition|user acquisition|talent acquisition|data acquisition|cost of acquisition|kundenakquisition)\b/;

function namesAfterTrigger(
  sentence: string,
  triggers: RegExp,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
): string[] {
  return [...sentence.matchAll(triggers)].flatMap((match) => {
    const end = match.index + match[0].length;
    // In German the subject follows a verb in first position.
    if (INVERTED.test(match[0]) && /^[\d\s:.–—-]*$/.test(sentence.slice(0, match.index))) return [];
    if (!isCompanyDeal(sentence.slice(0, match.index), match[0], speech, isOwnName)) return [];
    const { names, end: namesEnd } = nameListAt(sentence, end);
    const acquirerTrigger = ACQUIRER_AFTER.exec(sentence.slice(namesEnd));
    if (acquirerTrigger !== null) {
      const [acquirer] = nameListAt(sentence, namesEnd + acquirerTrigger[0].length).names;
      if (acquirer !== undefined && !isOwnName(acquirer)) return [];
    }
    // A comma in a headline often starts something new. A list of companies has an `and` before its last
    // name.
    const list = sentence.slice(end, namesEnd);
    const isList = !list.includes(',') || / (?:and|und|et|y|e|en|och|og|i|oraz|ja|&) /u.test(list);
    return (isList ? names : names.slice(0, 1)).map((name) => {
      const described = DESCRIPTION_BEFORE_NAME.test(list.slice(0, Math.max(0, list.indexOf(name))));
      return (described ? name.replace(PLACE_AFTER, '$1') : name).replace(DOTTED_FORM, '');
    });
  });
}

function namesBeforeFinalVerb(
  sentence: string,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
): string[] {
  return [...sentence.matchAll(VERB_AT_END)].flatMap(({ index }) => {
    const names = nameListBefore(sentence.slice(0, index).trimEnd());
    const first = names[0];
    if (first === undefined) return [];
    const before = sentence.slice(0, sentence.lastIndexOf(first, index));
    if (TAKEN_OVER_BY.test(before)) return [];
    return isCompanyDeal(before, '', speech === 'title' ? 'sentence' : speech, isOwnName) ? names : [];
  });
}

function namesBeforeBecamePartOf(sentence: string, isOwnName: CompanyNameMatcher): string[] {
  return [...sentence.matchAll(BECAME_PART_OF)].flatMap((match) => {
    const whose = sentence.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const isOwn = /^(?:us|our|unserer|the group|the family)\b/iu.test(whose) || isOwnName(whose);
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
    !NON_COMPANY_ASSETS.test(folded) &&
    !LEGAL_FORM_ONLY.test(folded) &&
    !RELATIVES.test(folded) &&
    !mentionsThirdParty(folded)
  );
}
