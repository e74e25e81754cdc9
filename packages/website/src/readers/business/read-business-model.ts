import { type Evidence, evidenceFor } from '@firmlens/contract';
import { createEvidence, type Reader } from '../reader';
import { confidenceOf } from '../trees/ranking';
import { businessModelCandidates } from './business-model-candidates';
import { readIndustries } from './read-industries';
import { readServices } from './read-services';

/** Models that too few labelled companies have to learn from: what speaks for one decides. */
const RARE: ReadonlySet<string> = new Set([
  'Marketplace',
  'E-commerce',
  'Hardware',
  'Open Source',
  'Non-profit',
]);

/**
 * Reads `business.business_model`: how the company trades and with whom. Trained trees weigh what its industry,
 * wording, markup and shop say. Where nothing says what the company does,
 * none is stated.
 */
export const readBusinessModel: Reader = (input) => {
  const candidates = businessModelCandidates(input);
  const saysWhat =
    candidates.some(({ sign }) => sign !== null) ||
    readServices(input).length > 0 ||
    evidenceFor(readIndustries(input), 'business.industries').length > 0;
  if (!saysWhat) return [];
  return candidates
    .flatMap(({ name, features, sign, url }): Evidence[] => {
      const confidence = RARE.has(name)
        ? (sign?.confidence ?? null)
        : confidenceOf('business-models', features);
      const from = { origin: sign?.origin ?? 'text', url: sign?.url ?? url };
      return confidence === null
        ? []
        : [createEvidence(input, 'business.business_model', name, { ...from, confidence })];
    })
    .sort((a, b) => b.confidence - a.confidence);
};
