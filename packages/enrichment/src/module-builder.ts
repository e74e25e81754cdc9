import type { CompanyData, DataModule, Evidence, EvidenceField } from '@firmlens/contract';
import type { Finding } from './merge/finding';
import type { UsabilityRules } from './merge/usable';

/** The data object of each module. */
export type ModuleData = Required<CompanyData>;

export interface BuildContext extends UsabilityRules {
  /** The requested domain. */
  domain: string;
  /**
   * Fields that the responding sources can report. Without evidence, such a field is empty rather than
   * unknown. None by default.
   */
  queriedFields?: ReadonlySet<EvidenceField>;
}

/** Every field of a module with its finding. */
type Findings<M extends DataModule> = {
  readonly [Field in keyof ModuleData[M]]-?: Finding<ModuleData[M][Field]>;
};

/** Builds a module's fields from plausible evidence. Pure. */
export type ModuleBuilder<M extends DataModule> = (
  evidence: readonly Evidence[],
  context: BuildContext,
) => Findings<M>;
