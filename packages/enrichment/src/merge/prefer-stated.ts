import type { Evidence, EvidenceField } from '@firmlens/contract';
import { isCompanyDataset, isModel } from './trust';

/**
 * Returns the evidence without what a language model read of some fields if another source states one of
 * `stated`: a model fills gaps. An imported dataset is older and coarser than what the model has read.
 */
export function preferStated(
  evidence: readonly Evidence[],
  fields: readonly EvidenceField[],
  stated: readonly EvidenceField[] = fields,
): readonly Evidence[] {
  const isStated = evidence.some(
    ({ field, source }) => stated.includes(field) && !isModel(source) && !isCompanyDataset(source),
  );
  return isStated
    ? evidence.filter(({ field, source }) => !isModel(source) || !fields.includes(field))
    : evidence;
}
