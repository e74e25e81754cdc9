import { createPatternFilter, type RequiredLiterals } from '@firmlens/text';
import { IGNORED_RULES, IGNORED_TEXT_CATEGORIES } from './ignored-rules';
import { type ElementRule, readElementRules } from './element-rule';
import {
  NAMED_SIGNALS,
  type NamedSignal,
  type RuleSet,
  TEXT_SIGNALS,
  type TechnologyRules,
  type TextSignal,
  patternList,
} from './fingerprint-format';
import { type Pattern, parsePattern, parseReference } from './pattern';
import { CUSTOM_RULES } from './rules';
import { readWappalyzerRules } from './wappalyzer-rules';

export interface Technology {
  name: string;
  categories: readonly string[];
  description: string | null;
  implies: readonly { name: string; confidence: number }[];
  excludes: readonly string[];
  /** At least one of these must be present. */
  requires: readonly string[];
  /** Another technology of this category must be present. */
  requiresCategory: string | null;
}

/** A test on a text. */
export interface TextRule {
  technology: string;
  pattern: Pattern;
}

/** A test on a named value, such as a header. */
export interface NamedRule extends TextRule {
  /** In lower case. A final `*` matches any suffix. */
  key: string;
}

/** Rules, and a cheap choice among them. */
export interface RuleIndex<Rule> {
  rules: readonly Rule[];
  /** Returns the rules that may match a text in lower case. */
  candidatesFor(text: string): readonly Rule[];
}

/** Every rule, by the signal that it tests. */
export interface Fingerprints {
  technologies: ReadonlyMap<string, Technology>;
  texts: Readonly<Record<TextSignal, RuleIndex<TextRule>>>;
  named: Readonly<Record<NamedSignal, readonly NamedRule[]>>;
  elements: RuleIndex<ElementRule>;
}

let all: Fingerprints | undefined;
let dnsOnly: Fingerprints | undefined;

/**
 * Loads the Wappalyzer data and this package's own rules. Reads from disk at the first call and caches the
 * result.
 */
export function loadFingerprints(): Fingerprints {
  all ??= loadRules((rules) => rules);
  return all;
}

/** Like `loadFingerprints`, but with the rules for DNS records alone: a hundredth of all, in a tenth of the time. */
export function loadDnsFingerprints(): Fingerprints {
  dnsOnly ??= loadRules(withoutPageRules);
  return dnsOnly;
}

function loadRules(select: (rules: TechnologyRules) => TechnologyRules): Fingerprints {
  const { technologies, categories } = readWappalyzerRules();
  const usedRules = mapRules(technologies, (rules, name) =>
    withoutIgnoredRules(name, withCategoryNames(rules, categories)),
  );
  const sets = [usedRules, ...CUSTOM_RULES].map((set) => mapRules(set, select));
  return compileFingerprints(sets, categories);
}

function mapRules(set: RuleSet, change: (rules: TechnologyRules, name: string) => TechnologyRules): RuleSet {
  return Object.fromEntries(Object.entries(set).map(([name, rules]) => [name, change(rules, name)]));
}

function withoutPageRules(rules: TechnologyRules): TechnologyRules {
  const remaining = { ...rules };
  for (const signal of [...TEXT_SIGNALS, ...NAMED_SIGNALS]) if (signal !== 'dns') delete remaining[signal];
  delete remaining.dom;
  return remaining;
}

/**
 * Groups rule sets by the signal they test. A technology in several sets has the rules of all of them, with
 * the categories and the description of the first set that has any.
 */
export function compileFingerprints(
  sets: readonly RuleSet[],
  categories: ReadonlyMap<number, string> = new Map(),
): Fingerprints {
  const technologies = new Map<string, Technology>();
  const texts = recordOf(TEXT_SIGNALS, () => [] as TextRule[]);
  const named = recordOf(NAMED_SIGNALS, () => [] as NamedRule[]);
  const elements: ElementRule[] = [];

  for (const [name, rules] of sets.flatMap((set) => Object.entries(set))) {
    technologies.set(name, mergeTechnology(name, rules, categories, technologies.get(name)));
    for (const signal of TEXT_SIGNALS)
      for (const patternText of patternList(rules[signal]))
        texts[signal].push({ technology: name, pattern: parsePattern(patternText) });
    for (const signal of NAMED_SIGNALS)
      for (const [key, patterns] of Object.entries(rules[signal] ?? {}))
        for (const patternText of patternList(patterns))
          named[signal].push({
            technology: name,
            key: key.trim().toLowerCase(),
            pattern: parsePattern(patternText),
          });
    elements.push(...readElementRules(name, rules.dom));
  }
  return {
    technologies,
    texts: recordOf(TEXT_SIGNALS, (signal) => indexOf(texts[signal], ({ pattern }) => pattern.required)),
    named,
    elements: indexOf(elements, ({ required }) => required),
  };
}

function indexOf<Rule>(
  rules: readonly Rule[],
  requiredBy: (rule: Rule) => RequiredLiterals,
): RuleIndex<Rule> {
  return { rules, candidatesFor: createPatternFilter(rules, requiredBy) };
}

function mergeTechnology(
  name: string,
  rules: TechnologyRules,
  categories: ReadonlyMap<number, string>,
  known: Technology | undefined,
): Technology {
  const required = rules.requiresCategory === undefined ? undefined : categories.get(rules.requiresCategory);
  return {
    name,
    categories: known?.categories ?? rules.categories ?? [],
    description: known?.description ?? rules.description ?? null,
    implies: [...(known?.implies ?? []), ...patternList(rules.implies).map(parseReference)],
    excludes: [...(known?.excludes ?? []), ...patternList(rules.excludes)],
    requires: [...(known?.requires ?? []), ...patternList(rules.requires)],
    requiresCategory: known?.requiresCategory ?? required ?? null,
  };
}

function withCategoryNames(rules: TechnologyRules, categories: ReadonlyMap<number, string>): TechnologyRules {
  return { ...rules, categories: (rules.cats ?? []).flatMap((id) => categories.get(id) ?? []) };
}

function withoutIgnoredRules(name: string, rules: TechnologyRules): TechnologyRules {
  const remaining = { ...rules };
  for (const field of IGNORED_RULES[name] ?? []) delete remaining[field];
  if (rules.categories?.includes(IGNORED_TEXT_CATEGORIES)) delete remaining.text;
  return remaining;
}

function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
