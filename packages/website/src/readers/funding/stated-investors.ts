import {
  allMatches,
  beginningOf,
  foldText,
  nameLikelihood,
  parsePersonName,
  withoutCutNames,
} from '@firmlens/text';
import { type CompanyNameMatcher, stageOf } from '@firmlens/headlines';
import {
  AMBIGUOUS_TRIGGER,
  INVESTOR_BEFORE,
  INVESTORS_HEADING,
  INVESTOR_NAME_WORDS,
  KIND_OF_INVESTOR,
  LED_BY_PATTERN,
  NOT_A_CURRENT_STAKE,
  FAMILY_OWNERSHIP,
  STAKE_WORDS,
  INVESTS_PATTERN,
  LEADS_PATTERN,
  PARTICIPATION_PATTERN,
  RECIPIENT,
  RELATIVE_PRONOUN,
} from './investor-wording';
import { nameListAt, nameListBefore, partyNamesIn } from './party-names';
import type { Statement } from './statements';
import { mentionsThirdParty, refersToCompany } from './deal-owner';

export interface Investors {
  leads: string[];
  others: string[];
}

const MAX_SENTENCE = 1000;
/** `Venture Group` is what several firms are, not the name of one. */
const KIND_OF_FIRM = /^(?:company|firm|group|groupe|grupo|gruppe|gruppo)$/i;

/** Returns the investors named in sentences about one of the company's rounds. */
export function investorsIn(text: string, isOwnName: CompanyNameMatcher): Investors {
  const sentences = beginningOf(withoutCutNames(text), 4000).split(/(?<=[.!?;])\s+(?=[\p{Lu}\d"„“«])/u);
  const perSentence = sentences.map((sentence) =>
    investorsOfSentence(sentence.slice(0, MAX_SENTENCE), isOwnName),
  );
  const leads = distinct(perSentence.flatMap((one) => one.leads));
  const others = distinct(perSentence.flatMap((one) => one.others)).filter((name) => !leads.includes(name));
  return { leads, others };
}

/** Returns the investment firms that hold a stake in the company according to a statement. */
export function stakeholdersIn({ text, kind }: Statement, isOwnName: CompanyNameMatcher): string[] {
  const folded = foldText(text.slice(0, MAX_SENTENCE));
  const isCompanyStake =
    kind === 'milestone' || refersToCompany(text, isOwnName) || FAMILY_OWNERSHIP.test(folded);
  if (!isCompanyStake || !STAKE_WORDS.test(folded) || NOT_A_CURRENT_STAKE.test(folded)) return [];
  const sentence = beginningOf(withoutCutNames(text), MAX_SENTENCE);
  const firms = partyNamesIn(sentence).filter((name) => isInvestmentFirmName(name, isOwnName));
  return distinct([...firms, ...calledInvestors(sentence)]);
}

/** Returns the people who are called an investor directly before their name. */
function calledInvestors(sentence: string): string[] {
  return allMatches(sentence, INVESTOR_BEFORE).flatMap(({ 0: word, index }) => {
    const rest = sentence.slice(index + word.length);
    const [name = ''] = /^\p{Lu}/u.test(rest) ? nameListAt(rest, 0).names : [];
    return parsePersonName(name) !== null && nameLikelihood(name) === 'likely' ? [name] : [];
  });
}

/** Whether a name belongs to an investment firm other than the company. */
export function isInvestmentFirmName(name: string, isOwnName: CompanyNameMatcher): boolean {
  return (
    INVESTOR_NAME_WORDS.test(name) &&
    name.split(' ').some((word) => !INVESTOR_NAME_WORDS.test(word) && !KIND_OF_FIRM.test(word)) &&
    name.includes(' ') &&
    !KIND_OF_INVESTOR.test(name) &&
    !isOwnName(name) &&
    !INVESTORS_HEADING.test(foldText(name))
  );
}

function investorsOfSentence(sentence: string, isOwnName: CompanyNameMatcher): Investors {
  const filterInvestors = (names: readonly string[], trigger = ''): string[] =>
    names.filter(
      (name) =>
        !isOwnName(name) &&
        stageOf(name) === null &&
        (!AMBIGUOUS_TRIGGER.test(trigger) || INVESTOR_NAME_WORDS.test(name)) &&
        !mentionsThirdParty(name),
    );
  const namesAfter = (triggers: RegExp): string[] =>
    allMatches(sentence, triggers).flatMap(({ 0: trigger, index }) =>
      filterInvestors(nameListAt(sentence, index + trigger.length).names, trigger),
    );
  const namesBefore = (triggers: RegExp): string[] =>
    allMatches(sentence, triggers).flatMap(({ 0: trigger, index }) => {
      const rest = sentence.slice(index + trigger.length);
      const recipient = RECIPIENT.exec(rest);
      const [target] = recipient ? nameListAt(rest, recipient[0].length).names : [];
      if (target !== undefined && !isOwnName(target) && !isOwnName(sentence)) return [];
      return filterInvestors(
        nameListBefore(sentence.slice(0, index).trimEnd().replace(RELATIVE_PRONOUN, '')),
        trigger,
      );
    });
  return {
    leads: [...namesAfter(LED_BY_PATTERN), ...namesBefore(LEADS_PATTERN)],
    others: [...namesAfter(PARTICIPATION_PATTERN), ...namesBefore(INVESTS_PATTERN)],
  };
}

function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [foldText(name), name])).values()];
}
