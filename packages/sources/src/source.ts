import type { DataModule, Evidence } from '@firmlens/contract';
import type { Egress } from '@firmlens/egress';

export interface SourceContext {
  /** The registrable domain, in A-labels. */
  domain: string;
  /** The modules that were asked for; `company` is always among them. */
  modules: readonly DataModule[];
  egress: Egress;
  /** Aborts when the batch's time or the worker's life is over. */
  signal: AbortSignal;
  /** The moment that evidence is dated with. */
  now: Date;
}

/**
 * What one source had to say. `nothing` means it was asked and knows no such company; `failed` means that
 * it could not be asked, which tells nothing about the company.
 */
export type SourceOutcome =
  | { status: 'found'; evidence: Evidence[] }
  | { status: 'nothing'; reason: string }
  | { status: 'failed'; reason: string };

export interface Source {
  name: string;
  serves: readonly DataModule[];
  /** Whether finding something here shows that the company exists (a DNS record does not). */
  identifies: boolean;
  /** Never rejects for a fault of the other side: that is an outcome. */
  lookUp(context: SourceContext): Promise<SourceOutcome>;
}
