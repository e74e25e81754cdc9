import type { DataModule, Evidence } from '@firmlens/contract';
import { buildModule } from '../build-module';
import { textKey } from '../merge/name-keys';
import { usableEvidence } from '../merge/usable';
import type { BuildContext } from '../module-builder';
import { type CompanyEvent, listEvents } from '../modules/signals/list-events';
import { eventLine } from '../modules/signals/insights/counted-events';
import { findFigures } from '../modules/signals/insights/figures';

import { insightsByRule } from '../modules/signals/insights/insights-by-rule';
import { countriesNamed } from './country-names';
import { addressesModel } from './addresses-model';

/** One line of what is known about a company. */
export interface Fact {
  line: string;
  /** The fact as a line of `key_indicators`. */
  indicator: string;
  isRumour: boolean;
  /** The parts that quote others. */
  quoted: readonly string[];
  /** Full names of the people in it. */
  people: readonly string[];
}

/** A country that the rules find the company sells to, and what is known about it. */
export interface CountryFact {
  code: string;
  country: string;
  line: string;
  people: readonly string[];
}

/** Everything that the writer of an insight is given. Nothing else counts as true. */
export interface InsightFacts {
  company: string;
  /** Empty if no insight is wanted or there is nothing to write one from. */
  facts: readonly Fact[];
  /** The momentum and trajectory that the rules give; null if `facts` is empty. */
  byRule: { growth_momentum: string; trajectory: string } | null;
  countries: readonly CountryFact[];
}

const MAX_SIGNALS = 40;
const MAX_COUNTRIES = 20;
const MAX_TITLE = 200;
const MAX_DESCRIPTION = 240;
const MAX_ENTITY = 120;
/** The entities of a signal that describe the event, not how it was seen. */
const PROVENANCE_ENTITIES: ReadonlySet<string> = new Set([
  'class',
  'source_url',
  'seen_on',
  'evidence',
  'since',
]);
/** Entities that name people, or may. Several names are separated by commas. */
const PEOPLE = ['people', 'investors', 'lead_investors', 'from', 'to'];

/**
 * Reduces a text from the web to one line, without characters that steer a terminal, a reader's eye or a
 * model.
 */
function plain(text: string, maxLength: number): string {
  const line = text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

function signalFact(event: CompanyEvent): Fact[] {
  const { title, date, type, class: eventClass, description, entities } = event.highlight;
  const words = [title, description ?? '', ...Object.values(entities)];
  if (words.some(addressesModel)) return [];
  const named = Object.entries(entities)
    .filter(([role]) => !PROVENANCE_ENTITIES.has(role))
    .map(([role, text]) => `${role}: ${plain(role === 'amount_usd' ? `${text} USD` : text, MAX_ENTITY)}`);
  const quoted = [
    plain(title, MAX_TITLE),
    ...(description === null ? [] : [plain(description, MAX_DESCRIPTION)]),
  ];
  return [
    {
      line: [date ?? 'undated', type, eventClass, ...quoted, ...named].join(' | '),
      indicator: plain(eventLine(event), 2 * MAX_TITLE),
      isRumour: eventClass === 'rumour',
      quoted,
      people: PEOPLE.flatMap((role) => entities[role]?.split(', ') ?? []),
    },
  ];
}

/** Returns the figures that the rules weigh, as lines. */
function figureFacts(evidence: readonly Evidence[], now: Date): Fact[] {
  const { growth, openings, lastRound, isClosed } = findFigures(evidence, now);
  const lines: string[] = [];
  if (growth.value !== null) {
    const { from, to, change, percentage, period_start, period_end } = growth.value;
    lines.push(
      `Headcount from ${from} in ${period_start} to ${to} in ${period_end}: a change of ${Math.abs(change)} people, ${percentage}%`,
    );
  }
  if (openings.value !== null) {
    const { count, isActive, seenOn, newCountries } = openings.value;
    lines.push(`${seenOn}: ${count} openings${isActive ? ', actively hiring' : ''}`);
    for (const { country, count: openingCount } of newCountries.slice(0, 5)) {
      lines.push(`${seenOn}: openings in ${country}, where no office is known: ${openingCount}`);
    }
  }
  // A round without an amount or a stage adds nothing to its signal.
  if (lastRound.value?.what) lines.push(`${lastRound.value.day}: ${lastRound.value.what}`);
  if (isClosed.value !== null) lines.push('Company status: closed');
  return lines.map((line) => ({ line, indicator: line, isRumour: false, quoted: [], people: [] }));
}

/** Returns the evidence for a country by rule, and the signals that name this country only. */
function countryFacts(
  evidence: readonly Evidence[],
  context: BuildContext,
  signals: readonly Fact[],
): CountryFact[] {
  const rules = evidence.filter(({ field }) => field !== 'business.country_reasons');
  const targets = buildModule('business', rules, context).data.target_countries ?? [];
  return targets.slice(0, MAX_COUNTRIES).map(({ country, country_code: code, ai_reasoning }) => {
    const relatedSignals = signals.filter(({ line, isRumour }) => {
      const named = countriesNamed(line);
      return !isRumour && named.length > 0 && named.every((other) => other.code === code);
    });
    return {
      code,
      country,
      people: relatedSignals.flatMap(({ people }) => people),
      line: [`${country}: ${ai_reasoning}`, ...relatedSignals.slice(0, 3).map(({ line }) => line)].join(
        ' || ',
      ),
    };
  });
}

/**
 * Returns the facts about a company for these modules (`signals`: an insight; `business`: a reason for each
 * target country), by the same rules as the data. Leaves out texts from the web that address a model.
 */
export function findFacts(
  evidence: readonly Evidence[],
  context: BuildContext,
  modules: readonly DataModule[],
): InsightFacts {
  const { domain, now } = context;
  const usable = usableEvidence(evidence, context);
  const events = listEvents(usable, now).slice(0, MAX_SIGNALS);
  const signals = events.flatMap(signalFact);
  const byRule = insightsByRule(events, usable, now).value;
  const facts = [...signals, ...figureFacts(usable, now)];
  const isWanted = modules.includes('signals') && byRule !== null && facts.length > 0;
  const name = buildModule('company', usable, context).data.name ?? '';
  const isName = textKey(name) !== '' && !addressesModel(name);
  return {
    company: isName ? `${plain(name, MAX_ENTITY)} (${domain})` : domain,
    facts: isWanted ? facts : [],
    byRule: isWanted ? { growth_momentum: byRule.growth_momentum, trajectory: byRule.trajectory } : null,
    countries: modules.includes('business') ? countryFacts(usable, context, signals) : [],
  };
}
