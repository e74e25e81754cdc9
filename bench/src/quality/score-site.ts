import type { Evidence } from '@firmlens/contract';
import { type CountsByName, count } from './counts';
import { judgeValues, type Verdict } from './judge-values';
import type { LabelledPerson, LabelledSite } from './labelled-sites';
import type { BuiltCompany } from './read-company';
import { samePosition } from './same-fact';
import { SITE_FIELDS, valuesOf } from './site-fields';
import { winningEvidence } from './winning-evidence';

/** A value of a real site, or a label that no value matches. */
export interface JudgedValue {
  slug: string;
  field: string;
  verdict: Verdict | 'missed';
  /** Null if nothing was returned. */
  given: unknown;
  /** What the pages state, or null if they state nothing or the value is one of a list. */
  expected: unknown;
  /** Where the winning evidence of the value comes from, and how certain it is. */
  source: string | null;
  url: string | null;
  confidence: number | null;
}

/** The titles of people whose names are right. */
export const POSITIONS = 'team.team_members.position';

function evidenced(piece: Evidence | null): Pick<JudgedValue, 'source' | 'url' | 'confidence'> {
  return { source: piece?.source ?? null, url: piece?.url ?? null, confidence: piece?.confidence ?? null };
}

/** Judges the title of a person whose name is right. */
function judgePosition(
  value: unknown,
  label: unknown,
): Pick<JudgedValue, 'verdict' | 'given' | 'expected'> | null {
  const { title } = label as LabelledPerson;
  const { position } = value as { position: string | null };
  if (title === undefined || title === '') return null;
  if (position === null) return { verdict: 'missed', given: null, expected: title };
  return samePosition(position, title)
    ? { verdict: 'right', given: position, expected: title }
    : { verdict: 'wrong', given: position, expected: title };
}

/** Judges the values of a real site, and counts them field by field. */
export function scoreSite(
  site: LabelledSite,
  { data, used }: BuiltCompany,
  counts: CountsByName,
): JudgedValue[] {
  const judged: JudgedValue[] = [];
  for (const [label, how] of Object.entries(SITE_FIELDS)) {
    const { field, kind } = how;
    const { values, missed, found } = judgeValues(site, label, how, valuesOf(data, field));
    if (values.length === 0 && missed.length === 0) continue;

    const ofVerdict = (verdict: Verdict) => values.filter((value) => value.verdict === verdict).length;
    const extra = Math.max(0, ofVerdict('right') - found);
    count(counts, field, { right: found, wrong: ofVerdict('wrong'), missed: missed.length, extra });
    for (const { value, verdict, label: matched } of values) {
      const evidence = evidenced(winningEvidence(used, { field, value, isList: kind !== 'one' }));
      const expected = verdict === 'wrong' && kind === 'one' ? (site.truth[label] ?? null) : null;
      judged.push({ slug: site.slug, field, verdict, given: value, expected, ...evidence });

      const position = kind === 'people' && matched !== null ? judgePosition(value, matched) : null;
      if (position === null) continue;
      count(counts, POSITIONS, { [position.verdict]: 1 });
      if (position.verdict === 'wrong') count(counts, POSITIONS, { missed: 1 });
      judged.push({ slug: site.slug, field: POSITIONS, ...position, ...evidence });
    }
    for (const expected of missed) {
      judged.push({ slug: site.slug, field, verdict: 'missed', given: null, expected, ...evidenced(null) });
    }
  }
  return judged;
}
