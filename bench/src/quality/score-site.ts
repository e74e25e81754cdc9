import type { CompanyData, Evidence } from '@firmlens/contract';
import { type CountsByName, count } from './counts';
import type { LabelledSite } from './labelled-sites';
import { nameOf, SITE_FIELDS, type SiteField, valuesOf } from './site-fields';
import { winningEvidence } from './winning-evidence';

/** A value of a real site, or a label that no value matches. */
export interface JudgedValue {
  slug: string;
  field: string;
  /** `unjudged`: neither the labels nor a reader say whether it is right. */
  verdict: 'right' | 'wrong' | 'missed' | 'unjudged';
  /** Null if nothing was returned. */
  given: unknown;
  /** What the pages state, for a wrong or missed value. */
  expected: unknown;
  source: string | null;
  url: string | null;
  confidence: number | null;
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/**
 * Judges the values of a real site and counts them, field by field. A field that has neither a label nor is
 * known to be absent is not judged.
 */
export function scoreSite(
  site: LabelledSite,
  { data, used }: { data: CompanyData; used: readonly Evidence[] },
  counts: CountsByName,
): JudgedValue[] {
  return Object.entries(SITE_FIELDS).flatMap(([label, how]) => {
    const { field, kind } = how;
    const values = valuesOf(data, field);
    const { verdicts, missed, extra } = judge(site, label, how, values);
    const wrong = verdicts.filter((verdict) => verdict === 'wrong').length;
    const stated = kind === 'one' || kind === 'any' ? 1 : listOf(site.truth[label]).length;
    const right = site.truth[label] === undefined ? 0 : stated - missed.length;
    if (values.length > 0 || missed.length > 0) {
      count(counts, field, { right, wrong, missed: missed.length, extra });
    }

    const expected = site.truth[label] ?? null;
    const given = values.map((value, index): JudgedValue => {
      const piece = winningEvidence(used, { field, value, isList: kind !== 'one' });
      const verdict = verdicts[index] ?? 'unjudged';
      return {
        slug: site.slug,
        field,
        verdict,
        given: value,
        expected: verdict === 'wrong' && kind === 'one' ? expected : null,
        source: piece?.source ?? null,
        url: piece?.url ?? null,
        confidence: piece?.confidence ?? null,
      };
    });
    const nothing = { given: null, source: null, url: null, confidence: null };
    return [
      ...given,
      ...missed.map((item): JudgedValue => ({
        slug: site.slug,
        field,
        verdict: 'missed',
        expected: item,
        ...nothing,
      })),
    ];
  });
}

interface Judgement {
  /** For each value. */
  verdicts: JudgedValue['verdict'][];
  missed: unknown[];
  /** How many values are right but match no label, or one that another value matches. */
  extra: number;
}

function judge(
  { truth, accept, reject, complete, absent }: LabelledSite,
  label: string,
  { kind, isSame, textOf = nameOf }: SiteField,
  values: readonly unknown[],
): Judgement {
  const matches = (value: unknown, item: unknown) => isSame(textOf(value), item);
  const rejected = listOf(reject?.[label]);
  const left = new Set(values.filter((value) => !rejected.some((item) => matches(value, item))));
  const right = new Set<unknown>();
  /** The items that no value matches. A person is taken from those that are left. */
  const unmatched = (items: readonly unknown[]) =>
    items.filter((item) => {
      const found = [...left].filter((value) => matches(value, item));
      for (const value of kind === 'people' ? found.slice(0, 1) : found) {
        right.add(value);
        if (kind === 'people') left.delete(value);
      }
      return found.length === 0;
    });

  const labels = listOf(truth[label]);
  const isAddress = label === 'registered_address' && labels.length === 0;
  const open = unmatched(labels);
  unmatched([...listOf(accept?.[label]), ...listOf(isAddress ? truth['address'] : undefined)]);
  const isAlternative = kind === 'one' || kind === 'any';
  const found = isAlternative ? Math.min(labels.length, right.size, 1) : labels.length - open.length;
  const isWrong =
    absent.includes(label) || complete?.includes(label) === true || (kind === 'one' && labels.length > 0);
  const missed = isAlternative ? (found === 0 && labels.length > 0 ? [labels] : []) : open;
  return {
    verdicts: values.map((value) =>
      right.has(value) ? 'right' : isWrong || !left.has(value) ? 'wrong' : 'unjudged',
    ),
    missed,
    extra: Math.max(0, right.size - found),
  };
}
