import type { HighlightObservation } from '@firmlens/contract';
import { buildModule } from '../build-module';
import { isFirstHand } from '../merge/trust';
import type { BuildContext } from '../module-builder';
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

/** A change between two enrichments of a company, as a signal. */
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
/** More changes of one kind become one signal: a redesigned page is more likely than so many events. */
const MAX_CHANGES_PER_KIND = 5;
/** Longer texts are not worth reading. */
const MAX_TEXT = 500;
const MAX_TITLE = 300;

/**
 * Returns what this enrichment shows and the earlier ones did not: headcount, technologies, offices and
 * headquarters, countries sold to, leaders, openings for leaders, funding rounds. It is compared with the
 * latest enrichment before; what an older one showed is not new either. Only sources and pages that responded
 * in full both times count, so that one that was down or not queried invents nothing.
 */
export function observedChanges(
  before: EarlierScans,
  after: Scan,
  { domain, minConfidence = null }: Pick<BuildContext, 'domain' | 'minConfidence'>,
): ObservedChange[] {
  const { name } = buildModule('company', after.evidence, { domain, now: after.at, minConfidence }).data;
  const comparison = compareScans(before, after, { company: name ?? domain, minConfidence });
  return KINDS.flatMap((changesOf) => {
    const { changes, summary } = changesOf(comparison);
    const listed = changes.length > MAX_CHANGES_PER_KIND ? [combineChanges(changes, summary)] : changes;
    return listed.map((change) => toObservedChange(change, comparison));
  });
}

/** Combines many changes of one kind. */
function combineChanges(changes: readonly Change[], summary: Changes['summary']): Change {
  const [first] = changes as [Change, ...Change[]];
  const names = changes.slice(0, MAX_CHANGES_PER_KIND).map(({ from, to }) => to ?? from ?? '');
  return {
    type: first.type,
    title: summary(changes.length),
    change: first.change,
    to: `${names.join('; ')} and ${changes.length - names.length} more`,
    // If one of them is only reported, so is the combination.
    seen: changes.find(({ seen }) => !isFirstHand(seen.source))?.seen ?? first.seen,
  };
}

function toObservedChange({ seen, date, ...details }: Change, { since, today }: Comparison): ObservedChange {
  const { type, title, change, from, to, entities = {} } = details;
  const texts = {
    ...entities,
    change,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    // Something with a known date did not necessarily happen between the two enrichments.
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

/** Returns the key by which two signals of changes are the same. */
export function changeKey({ entities: { change = '', from = '', to = '' } }: HighlightObservation): string {
  return [change, from, to].join('|').toLowerCase();
}
