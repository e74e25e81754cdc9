import type { Pattern } from './pattern';
import type { Fingerprints, NamedRule } from './fingerprints';
import type { SignalValue, Signals } from './site-signals';
import { NAMED_SIGNALS, TEXT_SIGNALS } from './fingerprint-format';

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
    const signalValues = signals.texts[signal] ?? [];
    const lines = signalValues.map(({ text }) => text).join('\n');
    if (lines === '') continue;
    for (const rule of fingerprints.texts[signal])
      if (isUndecided(rule) && rule.pattern.mayMatch(lines)) countFirstMatch(rule, signalValues);
  }
  for (const rule of fingerprints.elements) {
    if (!isUndecided(rule)) continue;
    const page = signals.pages.find(({ elements }) => rule.matches(elements));
    if (page) count(rule, page.place);
  }
  return detections;
}

function valuesOf(
  { key }: NamedRule,
  values: ReadonlyMap<string, readonly SignalValue[]>,
): readonly SignalValue[] {
  if (!key.endsWith('*')) return values.get(key) ?? [];
  const prefix = key.slice(0, -1);
  return [...values].filter(([name]) => name.startsWith(prefix)).flatMap(([, signalValues]) => signalValues);
}
