import { type Static, Type } from '@sinclair/typebox';
import { amount, dataModule, day, integer, list, strings, text } from './fields';

export const FundingRoundSchema = Type.Object({
  date: day('The day on which the round was announced or filed.'),
  stage: text('The stage, such as `Seed` or `Series A`.'),
  amount: amount('The amount in units of `currency`.'),
  amount_usd: amount('The amount in US dollars, at the rate of the day of its report.'),
  currency: text('The currency of `amount` and `valuation`: its ISO 4217 code.'),
  valuation: amount('The valuation of the company in units of `currency`.'),
  valuation_usd: amount('The valuation in US dollars, at the rate of the day of its report.'),
  investors: Type.Array(Type.String(), {
    description: 'The names of the investors. Empty if none is known.',
  }),
});
const NotableInvestorSchema = Type.Object({
  name: Type.String({ description: 'The usual name of the investor.' }),
  logo: text('The https URL of its logo.'),
  domain: text('The domain of its website.'),
});

export const FundingSchema = dataModule('Funding', 'Funding rounds, investors and valuations.', {
  total_funding: integer(
    'All funding in US dollars: the newest total that the company states, plus the rounds since then; otherwise the sum of the rounds.',
  ),
  funding_stage: text('The stage of the newest round; `Public` for a listed company.'),
  last_funding_date: day('The day of the newest round.'),
  funding_round_count: integer('The number of rounds in `investment_history`.'),
  last_valuation: amount('The newest known valuation in US dollars.'),
  investment_history: list(FundingRoundSchema, 'The rounds, newest first.'),
  investors_count: integer('The number of `investors`.'),
  investors: strings('The names of all investors, each once.'),
  notable_investors_count: integer('The number of `notable_investors`.'),
  notable_investors: list(NotableInvestorSchema, 'Those of the investors that are well known.'),
  lead_investors: strings('The investors that led a round.'),
  acquisitions: strings('The companies that this company acquired: half of them or more.'),
});
export type Funding = Static<typeof FundingSchema>;
export type FundingRound = Static<typeof FundingRoundSchema>;
