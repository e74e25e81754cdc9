import { domainLabel, foldName } from '@firmlens/text';

/**
 * By register number, the beginning of the domain of a host that French legal notices have to name beside the company
 * itself. Source: the legal notices of several of its customers each.
 */
const HOSTS = new Map([
  ['421527797', 'amen'],
  ['423093459', 'gandi'],
  ['424761419', 'ovh'],
  ['431303775', 'ionos'],
  ['433115904', 'scaleway'],
  ['450453881', 'lws'],
  ['510909807', 'o2switch'],
]);

/** Whether a register number is that of a host, on the site of anybody else. */
export function isHostNumber(number: string, domain: string): boolean {
  const host = HOSTS.get(number);
  return host !== undefined && !foldName(domainLabel(domain)).startsWith(host);
}
