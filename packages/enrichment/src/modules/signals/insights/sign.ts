import type { Evidence } from '@firmlens/contract';

export type SignKind =
  | 'funding'
  | 'headcount'
  | 'openings'
  | 'expansion'
  | 'launch'
  | 'traction'
  | 'layoffs'
  | 'legal'
  | 'insolvency';

/** A sign for or against growth. */
export interface Sign {
  kind: SignKind;
  /** Above 0 for growth, below 0 against it; 0 for a headcount that hardly changed. */
  points: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** As a line of `key_indicators`. */
  indicator: string;
  /** A name more precise than the kind, if one is known: `a funding round of USD 13.2 million`. */
  called?: string;
  evidence: readonly Evidence[];
}
