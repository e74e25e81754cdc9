import type { HighlightObservation } from '@firmlens/contract';
import { buildModule } from '../build-module';
import { isFirstHand } from '../merge/trust';
import {
  type Change,
  type Changes,
  compareScans,
  type Comparison,
  type EarlierScans,
  type Scan,
} from './comparison';
import { headcountChange } from './headcount-change';
import { formerLeaders, newLeaders } from './leader-changes';
import { newKeyOpenings } from './new-key-openings';
import { newMarkets, newPlaces } from './new-places';
import { newRounds } from './new-rounds';
import { newTechnologies } from './new-technologies';

/** What changed between two looks at a company, as the signal that it is. */
export interface ObservedChange {
  highlight: HighlightObservation;
  /** Where the newer value was seen. */
  url: string | null;
  confidence: number;
}

const KINDS: readonly ((comparison: Comparison) => Changes)[] = [
  headcountChange,
  newTechnologies,
  newPlaces,
  newMarkets,
  newLeaders,
  formerLeaders,
  newKeyOpenings,
  newRounds,
];
/** More of one kind at once are told as one: they mean a page that was made anew more often than so many events. */
const MAX_OF_A_KIND = 5;
/** Longer ones are nothing that anybody would read. */
const MAX_TEXT = 500;
const MAX_TITLE = 300;

/**
 * What a look at a company shows and those before it did not: headcount, technologies, offices and seat, countries sold
 * to, leading people, openings for them, rounds of funding. It is compared with the latest look before; what an older
 * one showed is not new either. Only what sources and pages told counts that answered in full both times, so that one
 * that was down or not asked invents nothing.
 */
export function observedChanges(before: EarlierScans, after: Scan, domain: string): ObservedChange[] {
  const { name } = buildModule('company', after.evidence, { domain, now: after.at }).data;
  const comparison = compareScans(before, after, name ?? domain);
  return KINDS.flatMap((changesOf) => {
    const { changes, summary } = changesOf(comparison);
    const told = changes.length > MAX_OF_A_KIND ? [summedUp(changes, summary)] : changes;
    return told.map((change) => observed(change, comparison));
  });
}

/** Many changes of one kind as one. */
function summedUp(changes: readonly Change[], summary: Changes['summary']): Change {
  const [first] = changes as [Change, ...Change[]];
  const names = changes.slice(0, MAX_OF_A_KIND).map(({ from, to }) => to ?? from ?? '');
  return {
    type: first.type,
    title: summary(changes.length),
    change: first.change,
    to: `${names.join('; ')} and ${changes.length - names.length} more`,
    // Where one is only reported, so is the whole.
    seen: changes.find(({ seen }) => !isFirstHand(seen.source))?.seen ?? first.seen,
  };
}

function observed({ seen, date, ...told }: Change, { since, today }: Comparison): ObservedChange {
  const { type, title, change, from, to, entities = {} } = told;
  const texts = {
    ...entities,
    change,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    // What happened on a day that is known did not happen between the two looks.
    ...(date === undefined && { since }),
  };
  return {
    highlight: {
      type,
      title: title.slice(0, MAX_TITLE),
      date: date ?? today,
      description: null,
      entities: Object.fromEntries(
        Object.entries(texts).map(([role, text]): [string, string] => [role, text.slice(0, MAX_TEXT)]),
      ),
      class: isFirstHand(seen.source) ? 'confirmed' : 'reported',
    },
    url: seen.url,
    confidence: seen.confidence,
  };
}

/** What makes two signals of changes the same one. */
export function changeKey({ entities: { change = '', from = '', to = '' } }: HighlightObservation): string {
  return [change, from, to].join('|').toLowerCase();
}
