import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import { foldText } from '@firmlens/text';
import { foldedFundingSource } from './funding-words';
import { partyNamesIn } from './party-names';

/** Where a text appears. Headlines and milestones may omit the subject, sentences do not. */
export type DealTextKind = 'title' | 'milestone' | 'sentence';

/** Verbs in the first person plural of languages that omit `we`, folded. */
const WE_DID = new RegExp(`\\b(?:${foldedFundingSource(({ subjects }) => subjects?.weDid)}|\\w{4,}lismy)\\b`);
/** Generic phrases for the company, folded. */
const THE_COMPANY = new RegExp(`\\b${foldedFundingSource(({ subjects }) => subjects?.theCompany)}\\b`);
/** Words for third parties by their relation to the company, folded. */
const THIRD_PARTY_WORDS = new RegExp(
  `\\b${foldedFundingSource(({ subjects }) => subjects?.thirdParties)}\\b`,
);

/** Whether the text before a verb allows the company, and no one else, to be its subject. */
export function isCompanyDeal(
  before: string,
  verb: string,
  speech: DealTextKind,
  isOwnName: CompanyNameMatcher,
): boolean {
  const folded = foldText(before);
  const clause = before.slice(-300);
  if (THIRD_PARTY_WORDS.test(folded)) return false;
  if (isOwnName(clause) || speaksInFirstPerson(clause) || WE_DID.test(foldText(`${clause} ${verb}`)))
    return true;
  const others = partyNamesIn(before.replace(/^[^:]{0,40}: /u, ''));
  const [company] = THE_COMPANY.exec(folded) ?? [];
  // `Le groupe Globex` is not the group whose site it is.
  const isNamedOtherwise = others.some((name) => folded.includes(`${company ?? ''} ${foldText(name)}`));
  if (company !== undefined && !isNamedOtherwise) return true;
  // A headline or milestone without a subject. Any other name could be one.
  return speech !== 'sentence' && company === undefined && others.length === 0;
}

/** Whether a folded text mentions customers or other third parties. */
export function mentionsThirdParty(folded: string): boolean {
  return THIRD_PARTY_WORDS.test(folded);
}

/** Whether a text refers to the company by name, in the first person or as `the company`. */
export function refersToCompany(text: string, isOwnName: CompanyNameMatcher): boolean {
  const folded = foldText(text);
  return isOwnName(text) || speaksInFirstPerson(text) || WE_DID.test(folded) || THE_COMPANY.test(folded);
}
