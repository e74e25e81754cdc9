import type { DataModule, Evidence } from '@firmlens/contract';
import type { SourceResponse, SourceResult } from '@firmlens/domain';
import {
  type Clue,
  type PriorKnowledge,
  type DisabledSource,
  servedModules,
  type Source,
  type SourceOutcome,
} from '@firmlens/sources';
import { type QueryDeps, querySource, type SourceQuery } from './query-source';

export interface SourcesDeps extends QueryDeps {
  sources: readonly Source[];
  /** Sources that lack a setting. */
  off: readonly DisabledSource[];
}

export interface CollectRequest extends SourceQuery {
  modules: readonly DataModule[];
  /** Earlier answers about this company, however old. */
  held: readonly SourceResponse[];
  /** Above this age no answer is used again, whatever its source allows; the same for those that found nothing. */
  freshnessSeconds: number;
  noDataCooldownSeconds: number;
}

/** What all sources together said about a company. */
export interface CollectedEvidence {
  verdict: 'found' | 'nothing' | 'failed';
  /** In words for whoever asked for the enrichment. */
  message: string;
  /** One for each source there is. */
  results: SourceResult[];
  evidence: Evidence[];
  /** What was asked now and may be used again. */
  newAnswers: SourceResponse[];
}

interface Answer {
  source: Source;
  outcome: SourceOutcome;
  askedAt: Date | null;
  isHeld: boolean;
}

function heldOutcome({ status, reason, evidence, clues }: SourceResponse): SourceOutcome {
  return status === 'found'
    ? { status, evidence, clues: clues as Clue[] }
    : { status, reason: reason ?? 'nothing was found' };
}

/** The earlier answer of a source, where it is young enough for the source and for us. */
function stillGood({ name, lifetimeSeconds }: Source, order: CollectRequest): SourceResponse | undefined {
  const { held, now, freshnessSeconds, noDataCooldownSeconds } = order;
  const answer = held.find(({ source }) => source === name);
  if (answer === undefined) return undefined;
  const ourLimit =
    answer.status === 'found' ? freshnessSeconds : Math.min(freshnessSeconds, noDataCooldownSeconds);
  const age = (now.getTime() - answer.answeredAt.getTime()) / 1_000;
  return age < Math.min(lifetimeSeconds, ourLimit) ? answer : undefined;
}

/** What a source leads to: by its answer, or, where it is down, by what it said before. A number does not age. */
function cluesFrom({ source, outcome }: Answer, { held }: CollectRequest): Clue[] {
  if (outcome.status === 'found') return outcome.clues ?? [];
  if (outcome.status !== 'failed') return [];
  return (held.find((answer) => answer.source === source.name)?.clues ?? []) as Clue[];
}

async function answerOf(
  deps: QueryDeps,
  source: Source,
  order: CollectRequest,
  known: PriorKnowledge,
): Promise<Answer> {
  const held = stillGood(source, order);
  if (held !== undefined) {
    return { source, outcome: heldOutcome(held), askedAt: held.answeredAt, isHeld: true };
  }
  const outcome = await querySource(deps, source, order, known);
  return { source, outcome, askedAt: outcome.status === 'not_asked' ? null : order.now, isHeld: false };
}

/** Asks wave after wave, all sources of one at once, each wave with what those before it found. */
async function askInWaves(
  deps: SourcesDeps,
  serving: readonly Source[],
  order: CollectRequest,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const wave of [1, 2, 3]) {
    const known = {
      evidence: answers.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : [])),
      clues: answers.flatMap((answer) => cluesFrom(answer, order)),
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
export async function querySources(deps: SourcesDeps, order: CollectRequest): Promise<CollectedEvidence> {
  const { modules, now } = order;
  const isServing = (source: Source) =>
    [...servedModules(source), ...(source.helps ?? [])].some((module) => modules.includes(module));
  const answers = await askInWaves(deps, deps.sources.filter(isServing), order);

  const evidence = answers.flatMap(({ outcome }) => (outcome.status === 'found' ? outcome.evidence : []));
  const collected = {
    results: [
      ...answers.map(({ source, outcome, askedAt }) => ({
        source: source.name,
        status: outcome.status,
        reason: outcome.status === 'found' ? (outcome.incomplete ?? null) : outcome.reason,
        askedAt,
      })),
      ...deps.sources
        .filter((source) => !isServing(source))
        .map(({ name }) => notAsked(name, 'no requested module needs it')),
      ...deps.off.map(({ name, reason }) => notAsked(name, `off: ${reason}`)),
    ],
    evidence,
    newAnswers: answers.flatMap((answer) =>
      answer.isHeld || isAnswerOfLess(answer, answers) ? [] : answerToKeep(answer, now),
    ),
  };

  const asked = answers.filter(({ outcome }) => outcome.status !== 'not_asked');
  const identifying = asked.filter(({ source }) => source.identifies);
  const isDown = (module: DataModule) => {
    const serving = asked.filter(({ source }) => servedModules(source).includes(module));
    return serving.length > 0 && serving.every(({ outcome }) => outcome.status === 'failed');
  };
  const down = modules.filter(isDown);
  const isFound = identifying.some(({ outcome }) => outcome.status === 'found');
  if (isFound && down.length === 0) return { verdict: 'found', message: '', ...collected };
  if (isFound) {
    const message = `No source responded for ${down.join(', ')} (${reasonsOf(asked, 'failed')}).`;
    return { verdict: 'failed', message, ...collected };
  }
  if (identifying.some(({ outcome }) => outcome.status === 'failed')) {
    const message = `The company could not be enriched (${reasonsOf(identifying)}).`;
    return { verdict: 'failed', message, ...collected };
  }
  const message = `No data was found for this domain (${reasonsOf(identifying)}).`;
  return { verdict: 'nothing', message, ...collected };
}

function notAsked(source: string, reason: string): SourceResult {
  return { source, status: 'not_asked', reason, askedAt: null };
}

/** Whether a source of an earlier wave is down, so that this one had less to go by than it may have the next time. */
function isAnswerOfLess({ source }: Answer, answers: readonly Answer[]): boolean {
  return answers.some(({ source: { wave }, outcome }) => outcome.status === 'failed' && wave < source.wave);
}

/**
 * What of an answer may be of use later: of one that is never used again, what it leads to. One that lacks a part is
 * not kept, so that its source is asked for it the next time.
 */
function answerToKeep({ source, outcome }: Answer, now: Date): SourceResponse[] {
  const kept = { source: source.name, reason: null, answeredAt: now };
  const isUsedAgain = source.lifetimeSeconds > 0;
  if (outcome.status === 'found') {
    const { evidence, clues = [], incomplete } = outcome;
    if (incomplete !== undefined || (!isUsedAgain && clues.length === 0)) return [];
    return [{ ...kept, status: 'found', evidence: isUsedAgain ? evidence : [], clues }];
  }
  if (outcome.status !== 'nothing' || !isUsedAgain) return [];
  return [{ ...kept, status: 'nothing', reason: outcome.reason, evidence: [], clues: [] }];
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
