import { foldedFundingSource } from './funding-words';

const FUND = foldedFundingSource(({ rounds }) => rounds?.funds);
const OTHER_ROUND = foldedFundingSource(({ rounds }) => rounds?.notCompanyRound);
const HELPED_OTHERS = foldedFundingSource(({ rounds }) => rounds?.helpedOthers, 60);
const ROUND = foldedFundingSource(({ rounds }) => rounds?.words);

function words(source: string): RegExp {
  return new RegExp(`\\b${source}\\b`);
}

/** Wording about a fund that the company manages for others, folded. */
export const INVESTMENT_FUND_WORDS = words(`(?:fund (?:i|ii|iii|iv|v|vi|\\d)|${FUND})`);
/** Headlines of companies that help others raise or have raised nothing yet, folded. */
export const NOT_RAISED = words(foldedFundingSource(({ rounds }) => rounds?.notRaised));
/** Wording for funding rounds in all languages, folded. */
export const ROUND_WORDS = words(`(?:seri[ea]s?[ -][a-j]|${ROUND})`);
/** Verbs whose subject is the investor, not the company, folded. */
export const INVESTOR_VERBS = words(foldedFundingSource(({ rounds }) => rounds?.investorVerbs));
/** Wording for rounds that did not happen, are advice or belong to someone else, folded. */
export const NOT_A_COMPANY_ROUND = words(`(?:${OTHER_ROUND}|${HELPED_OTHERS})`);
/** Verbs for a round that the company itself has completed, folded. */
export const RAISED_VERBS = words(foldedFundingSource(({ rounds }) => rounds?.raised));
/** Words near the total that a company has raised, folded. */
export const RAISING_TOTAL = words(foldedFundingSource(({ rounds }) => rounds?.totals));
/** Wording before a round other than the one a text reports, folded. */
export const EARLIER_ROUND_WORDS = words(foldedFundingSource(({ rounds }) => rounds?.earlier));
