import { isFromWebsite, type Evidence, type EvidenceField } from '@firmlens/contract';
import { isPlausible } from './plausible';

/**
 * The confidence from which a reading of the company's website is used. Few fields have one: the confidence of
 * others does not tell right from wrong well enough (`npm run -s bench quality` lists it). Other sources are
 * used whatever their confidence, since the thresholds were measured on websites.
 */
const MIN_CONFIDENCE: Readonly<Partial<Record<EvidenceField, number>>> = {
  'team.team_members': 0.6,
  'company.description': 0.6,
  'company.phone': 0.55,
  'business.industries': 0.8,
  'business.services': 0.78,
  'business.business_model': 0.9,
};

/** Why evidence is not used: it cannot be true, or its reading is too uncertain. */
export type UnusableReason = 'implausible' | 'low_confidence';

export interface UsabilityRules {
  /** Nothing may be later than this moment. */
  now: Date;
  /** Replaces the threshold of every field that has one, 0 to 1. */
  minConfidence?: number | null;
}

/** Returns why a piece of evidence must not be used, or null if it may be. */
export function unusableReason(
  item: Evidence,
  { now, minConfidence = null }: UsabilityRules,
): UnusableReason | null {
  if (!isPlausible(item, now)) return 'implausible';
  const threshold = isFromWebsite(item) ? MIN_CONFIDENCE[item.field] : undefined;
  return threshold !== undefined && item.confidence < (minConfidence ?? threshold) ? 'low_confidence' : null;
}

/** Returns the evidence from which values may be built. */
export function usableEvidence(evidence: readonly Evidence[], rules: UsabilityRules): Evidence[] {
  return evidence.filter((item) => unusableReason(item, rules) === null);
}
