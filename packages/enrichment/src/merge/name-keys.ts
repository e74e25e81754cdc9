export { companyKey, personKey, textKey } from '@firmlens/contract';

/** Orders texts by their code units, so that the order is the same under every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
