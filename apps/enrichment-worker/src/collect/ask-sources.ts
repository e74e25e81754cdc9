import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceAnswer, SourceResult } from '@firmlens/domain';
import {
  type Clue,
  type Known,
  type OffSource,
  servedModules,
  type Source,
  type SourceOutcome,
} from '@firmlens/sources';
import { type AskDeps, askSource, type Question } from './ask-source';

export interface SourcesDeps extends AskDeps {
  sources: readonly Source[];
  /** Sources that lack a setting. */
  off: readonly OffSource[];
}

export interface Order extends Question {
  modules: readonly DataModule[];
  /** Earlier answers about this company that are still good. */
  held: readonly SourceAnswer[];
}

/** What all sources together said about a company. */
export interface Collected {
  verdict: 'found' | 'nothing' | 'failed';
  /** In words for whoever asked for the enrichment. */
  message: string;
  /** One for each source there is. */
  results: SourceResult[];
  evidence: Evidence[];
  /** What was asked now and may be used again. */
  newAnswers: SourceAnswer[];
}

interface Answer {
  source: Source;
  outcome: SourceOutcome;
  askedAt: Date | null;
  isHeld: boolean;
}

function heldOutcome({ status, reason, evidence, clues }: SourceAnswer): SourceOutcome {
  return status === 'found'
    ? { status, evidence, clues: clues as Clue[] }
    : { status, reason: reason ?? 'nothing was found' };
}

/** The earlier answer of a source, where it is within the source's own lifetime. */
function stillGood(source: Source, { held, now }: Order): SourceAnswer | undefined {
  const since = now.getTime() - source.lifetimeSeconds * 1_000;
  return held.find((answer) => answer.source === source.name && answer.answeredAt.getTime() > since);
}

async function answerOf(deps: AskDeps, source: Source, order: Order, known: Known): Promise<Answer> {
  const held = stillGood(source, order);
  if (held !== undefined) {
    return { source, outcome: heldOutcome(held), askedAt: held.answeredAt, isHeld: true };
  }
  const outcome = await askSource(deps, source, order, known);
  return { source, outcome, askedAt: outcome.status === 'not_asked' ? null : order.now, isHeld: false };
}

/** Asks wave after wave, all sources of one at once, each wave with what those before it found. */
async function askInWaves(deps: SourcesDeps, serving: readonly Source[], order: Order): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const wave of [1, 2, 3]) {
    const found = answers.flatMap(({ outcome }) => (outcome.status === 'found' ? [outcome] : []));
    const known = {
      evidence: found.flatMap(({ evidence }) => evidence),
      clues: found.flatMap(({ clues = [] }) => clues),
    };
    const sources = serving.filter((source) => source.wave === wave);
    answers.push(...(await Promise.all(sources.map((source) => answerOf(deps, source, order, known)))));
  }
  return answers;
}

/**
 * Asks every source that serves one of the modules. Found: a source that identifies companies knows this one, and each
 * module has a source that was asked and answered. Nothing: all that identify companies were asked and know none.
 * Failed: it cannot be told. A source that was not asked counts neither way.
 */
export async function askSources(deps: SourcesDeps, order: Order): Promise<Collected> {
  const { modules, now } = order;
  const isServing = (source: Source) => servedModules(source).some((module) => modules.includes(module));
  const answers = await askInWaves(deps, deps.sources.filter(isServing), order);

  const evidence = answers.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : []));
  const collected = {
    results: [
      ...answers.map(({ source, outcome, askedAt }) => ({
        source: source.name,
        status: outcome.status,
        reason: outcome.status === 'found' ? null : outcome.reason,
        askedAt,
      })),
      ...deps.sources
        .filter((source) => !isServing(source))
        .map(({ name }) => notAsked(name, 'none of the modules that were ordered needs it')),
      ...deps.off.map(({ name, reason }) => notAsked(name, `off: ${reason}`)),
    ],
    evidence,
    newAnswers: answers.flatMap(({ source, outcome, isHeld }) =>
      isHeld || source.lifetimeSeconds === 0 ? [] : answerToKeep(source.name, outcome, now),
    ),
  };

  const asked = answers.filter(({ outcome }) => outcome.status !== 'not_asked');
  const identifying = asked.filter(({ source }) => source.identifies);
  const isDown = (module: DataModule) =>
    asked.every(
      ({ source, outcome }) => outcome.status === 'failed' || !servedModules(source).includes(module),
    );
  const down = modules.filter(isDown);
  const isFound = identifying.some(({ outcome }) => outcome.status === 'found');
  if (isFound && down.length === 0) return { verdict: 'found', message: '', ...collected };
  if (isFound) {
    const message = `No source could answer for ${down.join(', ')} (${reasonsOf(asked, 'failed')}).`;
    return { verdict: 'failed', message, ...collected };
  }
  if (identifying.some(({ outcome }) => outcome.status === 'failed')) {
    const message = `The company could not be looked at (${reasonsOf(identifying)}).`;
    return { verdict: 'failed', message, ...collected };
  }
  const message = `Nothing was found about this domain (${reasonsOf(identifying)}).`;
  return { verdict: 'nothing', message, ...collected };
}

function notAsked(source: string, reason: string): SourceResult {
  return { source, status: 'not_asked', reason, askedAt: null };
}

function answerToKeep(source: string, outcome: SourceOutcome, now: Date): SourceAnswer[] {
  if (outcome.status === 'found') {
    const { evidence, clues = [] } = outcome;
    return [{ source, status: 'found', reason: null, evidence, clues, answeredAt: now }];
  }
  if (outcome.status !== 'nothing') return [];
  return [{ source, status: 'nothing', reason: outcome.reason, evidence: [], clues: [], answeredAt: now }];
}

/** What the sources said, but for those that found something. */
function reasonsOf(answers: readonly Answer[], status?: SourceOutcome['status']): string {
  return answers
    .flatMap(({ source, outcome }) =>
      outcome.status === 'found' || (status !== undefined && outcome.status !== status)
        ? []
        : [`${source.name}: ${outcome.reason}`],
    )
    .join('; ');
}
