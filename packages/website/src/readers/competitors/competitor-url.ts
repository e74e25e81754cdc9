import type { CompanyNameMatcher } from '@firmlens/headlines';
import { competitorName } from './competitor-name';

const FOLDERS =
  'vs|versus|compare|comparisons?|alternatives?|alternative-to|alternativen|alternativas?|vergleich|comparatifs?|comparaison|comparativas?|confronto|vergelijking|competitors?|switch-from|migrate-from';
/** `/vs/globex`, `/compare/acme-vs-globex`. */
const BELOW = new RegExp(`(?:^|/)(?:${FOLDERS})/([^/]+)/?$`);
/** `/acme-vs-globex`, `/vs-globex`, `/globex-alternative`, `/alternative-to-globex`, `/switch-from-globex`. */
const JOINED =
  /\/([^/]*-vs-[^/]*|vs-[^/]+|[^/]+-vs|[^/]+-(?:alternatives?|competitors?)|alternatives?-(?:to|zu|a)-[^/]+|(?:switch|migrate|move)-from-[^/]+)\/?$/;
/** Forms of addresses that can only name a competitor. */
const EXPLICIT_COMPARISON =
  /(?:^|\/)(?:vs|versus)\/[^/]+\/?$|(?:^|[/-])vs-|-vs\/?$|-alternative\/?$|-from-[^/]+\/?$/;
const AFFIXES =
  /^(?:alternatives?-(?:to|zu|a)|best|top|\d+|(?:switch|migrate|move)-from|versus)-|-(?:alternatives?|competitors?|comparison|vs|versus)$/g;

/** Whether an address belongs to a page that compares the company with others. */
export function isComparisonUrl({ pathname }: URL): boolean {
  const path = pathname.toLowerCase();
  return BELOW.test(path) || JOINED.test(path);
}

/**
 * Whether the address alone proves that it names a competitor: `/vs/globex` does, `/compare/mortgages` does
 * not.
 */
export function isExplicitComparisonUrl({ pathname }: URL): boolean {
  return EXPLICIT_COMPARISON.test(pathname.toLowerCase());
}

/**
 * Returns the competitor named in a comparison page's address, capitalised: `Globex Cloud` for
 * `/vs/globex-cloud`. Null if it names none or two.
 */
export function competitorInUrl({ pathname }: URL, isOwnName: CompanyNameMatcher): string | null {
  const path = pathname.toLowerCase();
  const slug = (BELOW.exec(path)?.[1] ?? JOINED.exec(path)?.[1] ?? '').replace(/\.\w{2,5}$/, '');
  const sides = slug
    .split(/(?:^|-)vs-/)
    .map((side) => side.replace(AFFIXES, '').replace(AFFIXES, '').replace(/-/g, ' ').trim())
    .filter((side) => side !== '' && !isOwnName(side));
  const [side, another] = sides;
  if (side === undefined || another !== undefined || !/^[a-z0-9 .]+$/.test(side)) return null;
  return competitorName(
    side.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase()),
    isOwnName,
  );
}
