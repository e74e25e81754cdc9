import {
  DATA_MODULES,
  type DataModule,
  type Evidence,
  type EvidenceField,
  type EvidenceOf,
  type EvidenceValues,
} from '@firmlens/contract';
import type { Egress } from '@firmlens/egress';
import type { Clue } from './clue';
import type { SourceHttp } from './http/source-http';

/**
 * Raised with every change of what the sources read off the same answers: what two versions found of a company differs
 * without the company having changed.
 */
export const READING_VERSION = 1;

/** What earlier waves found about the company. */
export interface PriorKnowledge {
  evidence: readonly Evidence[];
  clues: readonly Clue[];
}

export interface SourceContext {
  /** The registrable domain, in A-labels. */
  domain: string;
  /** Empty in wave 1. */
  known: PriorKnowledge;
  /** For what needs a name in front of it: the polite client of third-party hosts. */
  http: SourceHttp;
  /** For the company's own hosts, which have their own rules. */
  egress: Egress;
  /** Aborts when the source's time, the batch's, or the worker's life is over. */
  signal: AbortSignal;
  /** The moment that evidence is dated with. */
  now: Date;
}

/**
 * What one source had to say. `nothing`: it was asked and knows no such company. `not_asked`: there was nothing
 * to ask it with. `failed`: it could not be asked, which tells nothing about the company. `incomplete`: which parts of
 * what was found could not be asked, and why.
 */
export type SourceOutcome =
  | { status: 'found'; evidence: Evidence[]; clues?: Clue[]; incomplete?: string }
  | { status: 'nothing'; reason: string }
  | { status: 'not_asked'; reason: string }
  | { status: 'failed'; reason: string };

/**
 * The time of a look-up that waits for turns which all workers share: many companies at once must queue for the slowest
 * hosts, and a batch has half an hour. A single request has a much shorter time of its own.
 */
export const MAX_TURN_WAIT_MS = 300_000;

/** What is known of a source without asking it. An answer does not depend on the modules that were ordered. */
export interface SourceProfile {
  /** As evidence names it: lower case, words joined by `-`. */
  name: string;
  /** Every field that it can give evidence of. */
  fields: readonly EvidenceField[];
  /** Modules that need its evidence, though it fills no field of theirs. */
  helps?: readonly DataModule[];
  /** Whether finding something here shows that the company exists (a DNS record does not). */
  identifies: boolean;
  /** Wave 1 is asked with the domain alone; each later one with what those before found. */
  wave: 1 | 2 | 3;
  /** How long an answer may be used again; the freshness of companies is a limit above it. 0: never. */
  lifetimeSeconds: number;
  /** For one look-up, waiting for turns included. */
  timeLimitMs: number;
}

export interface Source extends SourceProfile {
  /** May reject where the other side is at fault: that counts as `failed`. */
  lookUp(context: SourceContext): Promise<SourceOutcome>;
}

/** The modules that a source gives evidence for. */
export function servedModules({ fields }: Pick<SourceProfile, 'fields'>): DataModule[] {
  return DATA_MODULES.filter((module) => fields.some((field) => field.startsWith(`${module}.`)));
}

/** Where a value was seen, and how sure the reading is; `origin` is the finer place within the source. */
export interface Provenance {
  url: string | null;
  confidence: number;
  origin?: string;
}

/** Makes pieces of evidence of one source, dated with one moment. */
export type Observe = <F extends EvidenceField>(
  field: F,
  value: EvidenceValues[F],
  seen: Provenance,
) => EvidenceOf<F>;

/** The `Observe` of a source. */
export function observer({ name }: Pick<SourceProfile, 'name'>, now: Date): Observe {
  return (field, value, { url, confidence, origin }) => ({
    field,
    value,
    source: origin === undefined ? name : `${name}:${origin}`,
    url,
    observed_at: now.toISOString(),
    confidence,
  });
}
