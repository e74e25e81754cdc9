import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';
import { companyKey, textKey } from '../../merge/name-keys';

/** `ACME ROBOTICS LIMITED`: as registers write, capitals and a legal form; `SAP` is a name as its company writes it. */
function isRegisterSpelling(name: string): boolean {
  return name === name.toUpperCase() && companyKey(name) !== textKey(name.replaceAll('.', ''));
}

/** The most trusted name; one in a register's spelling only where no source knows another. */
export function findName(evidence: readonly Evidence[]): Finding<string | null> {
  const names = sortByTrust<'company.name'>(evidenceFor(evidence, 'company.name'));
  const name = names.find(({ value }) => !isRegisterSpelling(value)) ?? names[0];
  return name === undefined ? UNKNOWN : { value: name.value, evidence: [name] };
}
