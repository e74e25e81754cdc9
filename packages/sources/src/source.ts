import {
  type Clue,
  DATA_MODULES,
  type DataModule,
  type Evidence,
  type EvidenceField,
  type EvidenceOf,
  type EvidenceValues,
} from '@firmlens/contract';
import type { Egress } from '@firmlens/egress';
import type { ReadableSite } from '@firmlens/website';
import type { SourceHttp } from './http/source-http';

/**
 * Must be incremented whenever sources read the same responses differently. Results of two versions can
 * differ although the company has not changed.
 */
export const READING_VERSION = 23;

/** What earlier waves found about the company. */
export interface PriorKnowledge {
  evidence: readonly Evidence[];
  clues: readonly Clue[];
}

export interface SourceContext {
  /** The registrable domain, in A-labels. */
  domain: string;
  /** For whom the company is looked up. Where lookups wait, accounts take turns. */
  account: string;
  /** Empty in wave 1. */
  known: PriorKnowledge;
  /** Client for third-party hosts. It respects their rate limits. */
  http: SourceHttp;
  /** Client for the company's own hosts, which have rules of their own. */
  egress: Egress;
  /** Aborts at the deadline of the source or the batch, and when the worker shuts down. */
  signal: AbortSignal;
  /** The `observed_at` of all evidence. */
  now: Date;
}

/**
 * The outcome of querying one source. `nothing`: the source does not know the company, or has nothing about
 * it. `not_asked`: we had nothing to query it with. `failed`: it could not be queried, which says nothing
 * about the company. `fault: 'site'`: the company's own site is the reason, so asking again would not help.
 * `incomplete`: what is missing, and why. `readable`: what a language model may read of the company's website.
 */
export type SourceOutcome =
  | {
      status: 'found';
      evidence: Evidence[];
      clues?: Clue[];
      incomplete?: string;
      readable?: ReadableSite;
    }
  | { status: 'nothing'; reason: string }
  | { status: 'not_asked'; reason: string }
  | { status: 'failed'; reason: string; fault?: 'site' };

/**
 * Time limit of a lookup that waits for rate limits shared by all workers. A batch limits the queue before
 * the first request to a host further; each later request waits behind those of other lookups again.
 */
export const MAX_TURN_WAIT_MS = 300_000;

/** The static properties of a source. Its results do not depend on the modules that were ordered. */
export interface SourceProfile {
  /** The name used in evidence: lower case, words joined by `-`. */
  name: string;
  /** Every field for which it can provide evidence. */
  fields: readonly EvidenceField[];
  /** Modules that need its evidence although it fills none of their fields. */
  helps?: readonly DataModule[];
  /** Whether a result proves that the company exists (a DNS record does not). */
  identifies: boolean;
  /** Wave 1 is queried with the domain alone. Each later wave also uses what the earlier ones found. */
  wave: 1 | 2 | 3;
  /** How long a result may be reused, within the freshness of the company. 0: never. */
  lifetimeSeconds: number;
  /** Per lookup, including the wait for rate limits. */
  timeLimitMs: number;
}

export interface Source extends SourceProfile {
  /** May reject with `SourceError`. That counts as `failed`. */
  lookUp(context: SourceContext): Promise<SourceOutcome>;
}

/** Returns the modules that a source provides evidence for. */
export function servedModules({ fields }: Pick<SourceProfile, 'fields'>): DataModule[] {
  return DATA_MODULES.filter((module) => fields.some((field) => field.startsWith(`${module}.`)));
}

/** Where a value was found, and our confidence in the reading. `origin` narrows down the source. */
export interface Provenance {
  url: string | null;
  confidence: number;
  origin?: string;
}

/** Creates evidence of one source, all with the same timestamp. */
export type Observe = <F extends EvidenceField>(
  field: F,
  value: EvidenceValues[F],
  provenance: Provenance,
) => EvidenceOf<F>;

/** Returns a function that creates the source's evidence. */
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
