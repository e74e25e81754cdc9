import type { Pattern } from './pattern';
import type { Fingerprints, NamedRule, TextRule } from './fingerprints';
import type { SignalValue, Signals } from './site-signals';
import { NAMED_SIGNALS, TEXT_SIGNALS } from './fingerprint-format';
import { type WorkBudget, workOfRule } from '../page/work-budget';

/** A technology seen on the site. */
export interface Detection {
  /** The sum of the matched patterns' confidences, at most 100. */
  confidence: number;
  /** Where it was first seen. */
  place: string;
}

/**
 * Tries every rule on the signals and returns the matches by technology name. Each rule counts once, however
 * often it matches. Does not apply implications and exclusions.
 */
export function detectTechnologies(fingerprints: Fingerprints, signals: Signals): Map<string, Detection> {
  const detections = new Map<string, Detection>();
  const isUndecided = (rule: { technology: string }): boolean =>
    (detections.get(rule.technology)?.confidence ?? 0) < 100;
  const count = (rule: { technology: string; pattern: Pattern }, place: string): void => {
    const detection = detections.get(rule.technology) ?? { confidence: 0, place };
    detections.set(rule.technology, {
      confidence: Math.min(100, detection.confidence + rule.pattern.confidence),
      place: detection.place,
    });
  };
  const countFirstMatch = (
    rule: { technology: string; pattern: Pattern },
    candidates: readonly SignalValue[],
  ): void => {
    const match = candidates.find(({ text }) => rule.pattern.matches(text));
    if (match) count(rule, match.place);
  };

  for (const signal of NAMED_SIGNALS) {
    const values = signals.named[signal];
    if (!values) continue;
    for (const rule of fingerprints.named[signal])
      if (isUndecided(rule)) countFirstMatch(rule, valuesOf(rule, values));
  }
  for (const signal of TEXT_SIGNALS) {
    const { rules, candidatesFor } = fingerprints.texts[signal];
    const parts = partsOf(signals.texts[signal] ?? [], candidatesFor);
    for (const rule of rules) {
      if (!isUndecided(rule)) continue;
      for (const part of parts) {
        const match = firstMatch(rule, part, signals.budgets.get(part.place));
        if (match === undefined) continue;
        count(rule, match.place);
        break;
      }
    }
  }
  const pages = signals.pages.map(({ elements, place }) => ({
    ...{ elements, place },
    candidates: new Set(fingerprints.elements.candidatesFor(elements.attributes)),
  }));
  for (const rule of fingerprints.elements.rules) {
    if (!isUndecided(rule)) continue;
    const page = pages.find(({ elements, candidates }) => candidates.has(rule) && rule.matches(elements));
    if (page) count(rule, page.place);
  }
  return detections;
}

/** Successive values of one page. */
interface Part {
  place: string;
  values: SignalValue[];
  /** All values, one per line. */
  lines: string;
  /** The rules that may match. */
  candidates: ReadonlySet<TextRule>;
}

function partsOf(
  values: readonly SignalValue[],
  candidatesFor: (text: string) => readonly TextRule[],
): Part[] {
  const runs: SignalValue[][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.[0]?.place === value.place) last.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) => {
    const lines = run.map(({ text }) => text).join('\n');
    if (lines === '') return [];
    return [{ place: run[0]?.place ?? '', values: run, lines, candidates: new Set(candidatesFor(lines)) }];
  });
}

/** Returns the first value that matches. Trying the pattern, which may take long, is paid for by the page. */
function firstMatch(
  rule: TextRule,
  { values, lines, candidates }: Part,
  budget: WorkBudget | undefined,
): SignalValue | undefined {
  if (!candidates.has(rule)) return undefined;
  budget?.spend(workOfRule(lines.length));
  if (values.length > 1 && !rule.pattern.mayMatch(lines)) return undefined;
  return values.find(({ text }) => rule.pattern.matches(text));
}

function valuesOf(
  { key }: NamedRule,
  values: ReadonlyMap<string, readonly SignalValue[]>,
): readonly SignalValue[] {
  if (!key.endsWith('*')) return values.get(key) ?? [];
  const prefix = key.slice(0, -1);
  return [...values].filter(([name]) => name.startsWith(prefix)).flatMap(([, signalValues]) => signalValues);
}
