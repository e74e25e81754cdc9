import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';
import { companyKey, textKey } from '../../merge/name-keys';

/**
 * Whether a name is written as in a register, in capitals and with a legal form: `ACME ROBOTICS LIMITED`.
 * `SAP` is how the company itself writes its name.
 */
function isRegisterSpelling(name: string): boolean {
  return name === name.toUpperCase() && companyKey(name) !== textKey(name.replaceAll('.', ''));
}

/** Returns the most trusted name. One in a register's spelling is used only if no source has another. */
export function findName(evidence: readonly Evidence[]): Finding<string | null> {
  const names = sortByTrust<'company.name'>(evidenceFor(evidence, 'company.name'));
  const name = names.find(({ value }) => !isRegisterSpelling(value)) ?? names[0];
  return name === undefined ? UNKNOWN : { value: name.value, evidence: [name] };
}
