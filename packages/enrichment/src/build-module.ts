import type { DataModule, Evidence } from '@firmlens/contract';
import { fieldsBesideData } from './fields-beside-data';
import { type Finding, singleFinding } from './merge/finding';
import { usableEvidence } from './merge/usable';
import type { BuildContext, ModuleBuilder, ModuleData } from './module-builder';
import { buildBusiness } from './modules/business/build-business';
import { buildCompany } from './modules/company/build-company';
import { buildCompetitors } from './modules/competitors/build-competitors';
import { buildFunding } from './modules/funding/build-funding';
import { buildSignals } from './modules/signals/build-signals';
import { buildTeam } from './modules/team/build-team';
import { buildTechnology } from './modules/technology/build-technology';

const BUILDERS: { readonly [M in DataModule]: ModuleBuilder<M> } = {
  company: buildCompany,
  business: buildBusiness,
  technology: buildTechnology,
  funding: buildFunding,
  team: buildTeam,
  signals: buildSignals,
  competitors: buildCompetitors,
};

export interface BuiltModule<M extends DataModule> {
  /** Every field of the module; null if nothing is known. */
  data: ModuleData[M];
  /** The evidence that supports the values, and those beside the data, each piece once and unchanged. */
  used: Evidence[];
  /** Whether nothing was found: no value has evidence. */
  empty: boolean;
}

/**
 * Builds one module of a company's data from all evidence about the company. The order of the evidence does
 * not matter. Ignores evidence that cannot be true, such as a headcount below 1 or a date in the future, and
 * readings that are too uncertain.
 */
export function buildModule<M extends DataModule>(
  module: M,
  evidence: readonly Evidence[],
  context: BuildContext,
): BuiltModule<M> {
  const usable = usableEvidence(evidence, context);
  const findings = Object.entries<Finding<unknown>>(BUILDERS[module](usable, context));
  const beside = fieldsBesideData(module).map((field) => singleFinding(usable, field));
  const used = [
    ...new Set([...findings.map(([, finding]) => finding), ...beside].flatMap(({ evidence: of }) => of)),
  ];
  return {
    data: Object.fromEntries(findings.map(([field, { value }]) => [field, value])) as ModuleData[M],
    used,
    empty: used.length === 0,
  };
}
