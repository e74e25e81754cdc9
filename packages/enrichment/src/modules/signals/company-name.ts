import { type Evidence, evidenceFor } from '@firmlens/contract';
import { companyKey } from '../../merge/name-keys';

const closed = (key: string): string => key.replaceAll(' ', '');

/** Where the company's site stands, as a name: `acme` of `https://www.acme.example/`. */
function siteNames(evidence: readonly Evidence[]): string[] {
  const hosts = evidence.flatMap(({ source, url }) =>
    source.startsWith('website') && url !== null && URL.canParse(url) ? new URL(url).hostname : [],
  );
  return [...new Set(hosts)].map((host) => host.replace(/^www\./, '').split('.')[0] ?? '');
}

/**
 * Knows what the company itself is called: says of a key (`textKey`, `companyKey`) whether it is its name or a part of
 * that. Null where nothing tells the name.
 */
export function companyName(evidence: readonly Evidence[]): ((key: string) => boolean) | null {
  const names = [...evidenceFor(evidence, 'company.name'), ...evidenceFor(evidence, 'company.legal_name')];
  const keys = [...names.map(({ value }) => value), ...siteNames(evidence)].map((name) =>
    closed(companyKey(name)),
  );
  const own = [...new Set(keys)].filter((key) => key !== '');
  return own.length === 0 ? null : (key) => own.some((name) => name.includes(closed(key)));
}
