import type { CompanyData, DataModule, Evidence, EvidenceField } from '@firmlens/contract';
import type { Finding } from './merge/finding';

/** The data object of each module. */
export type ModuleData = Required<CompanyData>;

export interface BuildContext {
  /** The domain that was asked for. */
  domain: string;
  /** The moment that nothing may lie after. */
  now: Date;
  /** Fields that a source which answered can tell: where none is among the evidence, there is none. Default: not known. */
  lookedFor?: ReadonlySet<EvidenceField>;
}

/** Every field of a module with what was found for it. */
type Findings<M extends DataModule> = {
  readonly [Field in keyof ModuleData[M]]-?: Finding<ModuleData[M][Field]>;
};

/** Turns plausible evidence into a module's fields. Pure. */
export type ModuleBuilder<M extends DataModule> = (
  evidence: readonly Evidence[],
  context: BuildContext,
) => Findings<M>;
