export { buildModule, type BuiltModule } from './build-module';
export { type ContractField, DERIVED_FIELDS, type Derivation, UNFILLED_FIELDS } from './derived-fields';
export { pickOne, type Pick } from './merge/pick-one';
export { TRUST } from './merge/trust';
export type { BuildContext, ModuleData } from './module-builder';
export { type EvidencedModule, rankEvidence, type RankedEvidence } from './rank-evidence';
