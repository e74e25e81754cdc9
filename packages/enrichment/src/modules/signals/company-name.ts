import { type Evidence, evidenceFor, isFromWebsite } from '@firmlens/contract';
import { companyKey } from '../../merge/name-keys';

const closed = (key: string): string => key.replaceAll(' ', '');

/** Returns the name of the company's site: `acme` for `https://www.acme.example/`. */
function siteNames(evidence: readonly Evidence[]): string[] {
  const hosts = evidence
    .filter(isFromWebsite)
    .flatMap(({ url }) => (url !== null && URL.canParse(url) ? new URL(url).hostname : []));
  return [...new Set(hosts)].map((host) => host.replace(/^www\./, '').split('.')[0] ?? '');
}

/**
 * Returns a test for the company's own name: whether a key (`textKey`, `companyKey`) is the name or part of
 * it. Null if the name is unknown.
 */
export function createCompanyNameTest(evidence: readonly Evidence[]): ((key: string) => boolean) | null {
  const names = [...evidenceFor(evidence, 'company.name'), ...evidenceFor(evidence, 'company.legal_name')];
  const keys = [...names.map(({ value }) => value), ...siteNames(evidence)].map((name) =>
    closed(companyKey(name)),
  );
  const nameKeys = [...new Set(keys)].filter((key) => key !== '');
  return nameKeys.length === 0 ? null : (key) => nameKeys.some((name) => name.includes(closed(key)));
}
