import { allMatches } from '@firmlens/text';
import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';

/** A line says who paid for the company's shares. */
const ROUND = /資金調達|第三者割当|引受先|出資を受け/;
/** Funds, and companies whose name says that they invest. */
const FUND = '(?:投資事業(?:有限責任)?組合|ファンド|キャピタル|ベンチャーズ|パートナーズ|インベストメント)';
const NAME = '[^「」『』（）()、。，,：:・\\s]';
const INVESTOR = new RegExp(
  `「([^「」]{2,40}${FUND}(?:株式会社)?)」|(?<![^「」『』（）()、。，,：:\\s])(${NAME}{1,30}(?: ?\\d+ ?号)?${FUND}(?:株式会社)?)(?=[「」『』（）()、。，,：:\\s]|$)`,
  'g',
);

/** `an independent venture capital firm` */
const KIND_OF_FIRM = /^(?:\p{sc=Han}*系)?(?:ベンチャー)?(?:キャピタル|ファンド)$/u;

/** Returns the funds and investment firms that Japanese lines of a text name as investors in the company. */
export function japaneseInvestorsIn(text: string, isOwnName: CompanyNameMatcher): string[] {
  return text
    .split('\n')
    .filter((line) => ROUND.test(line) && (isOwnName(line) || speaksInFirstPerson(line)))
    .flatMap((line) => allMatches(line, INVESTOR).map(([, quoted, bare]) => (quoted ?? bare ?? '').trim()))
    .filter((name) => !isOwnName(name) && !KIND_OF_FIRM.test(name));
}
