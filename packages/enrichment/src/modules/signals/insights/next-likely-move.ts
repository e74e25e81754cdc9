import type { Evidence } from '@firmlens/contract';
import type { Finding } from '../../../merge/finding';
import { daysBetween, dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../list-events';
import { COUNTED_DAYS, isRecentEvent } from './counted-events';
import type { Figures } from './figures';
import type { Sign } from './sign';
import type { Takeover } from './takeover';

const HALF_YEAR_DAYS = 183;
/** Rounds of a growing company are one to three years apart. */
const NEXT_ROUND_DAYS = { from: 540, to: 1_100 };

const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const openingsOf = (count: number): string => (count === 1 ? '1 opening' : `${count} openings`);

/** What the rules for the next move consider. */
interface MoveInputs {
  insolvency: Sign | undefined;
  layoffs: Sign | undefined;
  expansion: CompanyEvent | undefined;
  openings: Figures['openings'];
  /** The day of the newest round in events or the funding history. */
  round: Finding<string> | null;
  roundAge: number;
}

function newestRound(events: readonly CompanyEvent[], { lastRound }: Figures): Finding<string> | null {
  const event = events.find(
    ({ highlight: { type, class: eventClass, date } }) =>
      type === 'funding' && eventClass !== 'rumour' && date !== null,
  );
  const day = event?.highlight.date ?? null;
  if (event !== undefined && day !== null && day >= (lastRound.value?.day ?? '')) {
    return { value: day, evidence: event.evidence };
  }
  return lastRound.value === null ? null : { value: lastRound.value.day, evidence: lastRound.evidence };
}

const move = (value: string, ...evidence: (readonly Evidence[])[]): Finding<string> => ({
  value,
  evidence: evidence.flat(),
});

/**
 * Returns the next move of a company with openings: by whether they are in a new country, whether there is
 * new money, or whether a round is due.
 */
function moveByOpenings({ openings, round, roundAge }: MoveInputs): Finding<string> | null {
  if (openings.value === null) return null;
  const { count, isActive, newCountries } = openings.value;
  const money = round !== null && roundAge <= HALF_YEAR_DAYS ? round : null;
  const [place] = newCountries;
  if (place !== undefined) {
    const first = `Entry into ${place.country}: ${openingsOf(place.count)} there, where no office is known`;
    return money === null
      ? move(first, openings.evidence)
      : move(`${first}, after the round of ${money.value}`, openings.evidence, money.evidence);
  }
  if (money !== null) {
    const text = `A larger team: ${openingsOf(count)} after the round of ${money.value}`;
    return move(text, openings.evidence, money.evidence);
  }
  const isRoundDue = roundAge >= NEXT_ROUND_DAYS.from && roundAge <= NEXT_ROUND_DAYS.to;
  if (isActive && round !== null && isRoundDue) {
    const text = `A new round: the last known one was on ${round.value}, and there are ${openingsOf(count)}`;
    return move(text, openings.evidence, round.evidence);
  }
  return isActive ? move(`A larger team: ${openingsOf(count)}`, openings.evidence) : null;
}

/** Returns the next move of a recently acquired company, which does what its owner wants. */
function moveByTakeover(takeover: Takeover, now: Date): Finding<string> | null {
  const { buyer, day, evidence } = takeover;
  if (day !== null && daysBetween(day, dayOf(now)) > COUNTED_DAYS) return null;
  const owner = buyer ?? 'its new owner';
  return move(`Integration into ${owner}${day === null ? '' : `, after the takeover of ${day}`}`, evidence);
}

/**
 * Returns the next likely move, by the first rule that applies: trouble, then a new owner, then open
 * positions, then the latest event. Null if nothing points to one. Pass events newest first.
 */
export function nextLikelyMove(
  events: readonly CompanyEvent[],
  signs: readonly Sign[],
  figures: Figures & { takeover: Takeover | null },
  now: Date,
): Finding<string> | null {
  const { takeover } = figures;
  const round = newestRound(events, figures);
  const isWithinHalfYear = ({ day }: Sign) => daysBetween(day, dayOf(now)) <= HALF_YEAR_DAYS;
  const situation: MoveInputs = {
    insolvency: signs.find(({ kind }) => kind === 'insolvency'),
    layoffs: signs.find((sign) => sign.kind === 'layoffs' && isWithinHalfYear(sign)),
    expansion: events.find(
      (event) => event.highlight.type === 'expansion' && isRecentEvent(event, now, HALF_YEAR_DAYS),
    ),
    openings: figures.openings,
    round,
    roundAge: round === null ? Infinity : daysBetween(round.value, dayOf(now)),
  };
  const { insolvency, layoffs, expansion, roundAge } = situation;
  if (insolvency) return move('A sale, a restructuring or an end of business', insolvency.evidence);
  if (layoffs) return move(`Further savings, after the layoffs of ${layoffs.day}`, layoffs.evidence);
  const byOwner = takeover === null ? null : moveByTakeover(takeover, now);
  if (byOwner) return byOwner;
  const byOpenings = moveByOpenings(situation);
  if (byOpenings) return byOpenings;
  if (round !== null && roundAge <= HALF_YEAR_DAYS) {
    return move(`Hiring or launches with the money raised on ${round.value}`, round.evidence);
  }
  if (expansion) {
    const { places } = expansion.highlight.entities;
    const growth =
      places === undefined ? 'Further growth' : `Growth in ${enumeration.format(places.split(', '))}`;
    return move(`${growth}, after the expansion of ${expansion.highlight.date ?? ''}`, expansion.evidence);
  }
  return null;
}
