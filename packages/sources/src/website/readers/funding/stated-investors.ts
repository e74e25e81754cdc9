import { foldText } from '../../../reading/fold-text';
import type { CompanyMention } from '../../../news/company-mention';
import {
  INVESTORS_HEADING,
  INVESTS_BY_NAME,
  LED_BY_WHOM,
  NO_STAKE,
  OF_THE_FAMILY,
  STAKE,
  WHO_INVESTS,
  WHO_LEADS,
  WITH_WHOM,
} from './investor-wording';
import { listAt, listBefore, namesIn } from './party-names';
import type { Statement } from './statements';
import { isOtherDeal, mentionsUs } from './deal-owner';

export interface Investors {
  leads: string[];
  others: string[];
}

const LONGEST = 1000;
/** `with Jane Doe joining`, `from Berlin`: behind small words only those count whose name says that they invest. */
const DOUBTFUL = /^(?:with|von|funduszu|dołączyła?|investiert)\s*$/iu;
/** What the money went into, which is another company: `invested €8 million in Stahlgrün`. */
const INTO = /^[^.;]{0,50}?(?<!\p{L})(?:in|into|dans|en|i|w|na)\s+(?=\p{Lu})/u;

/** Who put in money, by the sentences about a round of the company's. */
export function investorsIn(text: string, isOwnName: CompanyMention): Investors {
  const sentences = text.slice(0, 4000).split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"„“«])/u);
  const told = sentences.map((sentence) => investorsOfSentence(sentence.slice(0, LONGEST), isOwnName));
  const leads = distinct(told.flatMap((one) => one.leads));
  const others = distinct(told.flatMap((one) => one.others)).filter((name) => !leads.includes(name));
  return { leads, others };
}

/** Those whose trade is to invest, of whom a sentence says that they hold a share of the company. */
export function stakeholdersIn({ text, kind }: Statement, isOwnName: CompanyMention): string[] {
  const folded = foldText(text.slice(0, LONGEST));
  const isOurs = kind === 'milestone' || mentionsUs(text, isOwnName) || OF_THE_FAMILY.test(folded);
  if (!isOurs || !STAKE.test(folded) || NO_STAKE.test(folded)) return [];
  return namesIn(text).filter((name) => isInvestor(name, isOwnName));
}

/** Whether a name is of somebody else, who invests by trade. */
export function isInvestor(name: string, isOwnName: CompanyMention): boolean {
  return (
    INVESTS_BY_NAME.test(name) &&
    name.includes(' ') &&
    !isOwnName(name) &&
    !INVESTORS_HEADING.test(foldText(name))
  );
}

function investorsOfSentence(sentence: string, isOwnName: CompanyMention): Investors {
  const keep = (names: readonly string[], trigger = ''): string[] =>
    names.filter(
      (name) =>
        !isOwnName(name) && (!DOUBTFUL.test(trigger) || INVESTS_BY_NAME.test(name)) && !isOtherDeal(name),
    );
  const behind = (triggers: RegExp): string[] =>
    [...sentence.matchAll(triggers)].flatMap(({ 0: trigger, index }) =>
      keep(listAt(sentence, index + trigger.length).names, trigger),
    );
  const before = (triggers: RegExp): string[] =>
    [...sentence.matchAll(triggers)].flatMap(({ 0: trigger, index }) => {
      const rest = sentence.slice(index + trigger.length);
      const into = INTO.exec(rest);
      const [target] = into ? listAt(rest, into[0].length).names : [];
      if (target !== undefined && !isOwnName(target) && !isOwnName(sentence)) return [];
      return keep(
        listBefore(
          sentence
            .slice(0, index)
            .trimEnd()
            .replace(/,? (?:who|die|qui|que|che|som|który)$/u, ''),
        ),
        trigger,
      );
    });
  return {
    leads: [...behind(LED_BY_WHOM), ...before(WHO_LEADS)],
    others: [...behind(WITH_WHOM), ...before(WHO_INVESTS)],
  };
}

function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [foldText(name), name])).values()];
}
