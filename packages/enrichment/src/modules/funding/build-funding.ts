import type { Evidence } from '@firmlens/contract';
import {
  countOf,
  derive,
  type Finding,
  firstKnown,
  singleFinding,
  texts,
  UNKNOWN,
} from '../../merge/finding';
import { companyKey } from '../../merge/name-keys';
import type { ModuleBuilder } from '../../module-builder';
import { distinctInvestors, fundingHistory, type HistoricRound } from './funding-history';
import { notableInvestors } from './notable-investors';
import { totalFunding } from './total-funding';

const MAX_INVESTORS = 200;
const MAX_ACQUISITIONS = 100;

/** A listed company stays public, whatever its last private round was called. */
const PUBLIC_STAGE = 'Public';

/** Returns names from the rounds and elsewhere. Empty if rounds are known and none names an investor. */
function investorsOf(
  roundInvestors: Finding<string[] | null>,
  elsewhere: Finding<string[] | null>,
): Finding<string[] | null> {
  if (roundInvestors.value === null && elsewhere.value === null) return UNKNOWN;
  return {
    value: distinctInvestors([...(roundInvestors.value ?? []), ...(elsewhere.value ?? [])]).slice(
      0,
      MAX_INVESTORS,
    ),
    evidence: [...roundInvestors.evidence, ...elsewhere.evidence],
  };
}

/** Returns the value of the newest round that has one; null if none does. */
function latest<T>(
  rounds: readonly HistoricRound[],
  read: (round: HistoricRound['round']) => T | null,
): Finding<T | null> {
  const source = rounds.find(({ round }) => read(round) !== null);
  return source === undefined ? UNKNOWN : { value: read(source.round), evidence: source.evidence };
}

export const buildFunding: ModuleBuilder<'funding'> = (evidence, { now }) => {
  const rounds = fundingHistory(evidence, now);
  const history: Finding<HistoricRound[] | null> =
    rounds.length === 0
      ? UNKNOWN
      : { value: rounds, evidence: rounds.flatMap((source): Evidence[] => source.evidence) };

  const leads = investorsOf(
    derive(history, (known) => known.flatMap(({ leadInvestors }) => leadInvestors)),
    texts(evidence, 'funding.lead_investors', MAX_INVESTORS, companyKey),
  );
  const investors = investorsOf(
    derive(history, (known) => known.flatMap(({ round }) => round.investors)),
    investorsOf(leads, texts(evidence, 'funding.investors', MAX_INVESTORS, companyKey)),
  );
  const notable = notableInvestors(investors, evidence);
  const stage = singleFinding(evidence, 'funding.funding_stage');

  return {
    total_funding: totalFunding(evidence, rounds),
    funding_stage: firstKnown(
      stage.value === PUBLIC_STAGE ? stage : UNKNOWN,
      latest(rounds, (round) => round.stage),
      stage,
    ),
    last_funding_date: latest(rounds, (round) => round.date),
    funding_round_count: countOf(history),
    last_valuation: firstKnown(
      latest(rounds, (round) => round.valuation_usd),
      singleFinding(evidence, 'funding.last_valuation'),
    ),
    investment_history: derive(history, (known) => known.map(({ round }) => round)),
    investors_count: countOf(investors),
    investors,
    notable_investors_count: countOf(notable),
    notable_investors: notable,
    lead_investors: leads,
    acquisitions: texts(evidence, 'funding.acquisitions', MAX_ACQUISITIONS, companyKey),
  };
};
