import type { CompanyData, DataModule, Evidence, EvidenceField } from '@firmlens/contract';
import type { Finding } from './merge/finding';

/** The data object of each module. */
export type ModuleData = Required<CompanyData>;

export interface BuildContext {
  /** The requested domain. */
  domain: string;
  /** Nothing may be later than this moment. */
  now: Date;
  /**
   * Fields that a source which responded can report: if there is no evidence for them, there is none to find.
   * Default: unknown.
   */
  lookedFor?: ReadonlySet<EvidenceField>;
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
