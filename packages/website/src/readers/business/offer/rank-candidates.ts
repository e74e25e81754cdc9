import { CANADIAN_PROVINCES, citiesNamed, foldName, INDIAN_STATES, US_STATES } from '@firmlens/text';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import type { ReaderInput } from '../../reader';
import { scoresIn, shareOfScore } from '../../trees/ranking';
import type { Service } from '../service';
import type { ServiceKeys } from '../service-keys';
import { type MeasuredCandidate, measuredCandidates } from './features';
import { groupBy } from '../../group-by';
import { notOfferedOn } from './not-offered';
import { targetOf } from './own-links';

const MIN_TEXT = 30;
const MIN_PLACES = 3;
const STATES: ReadonlySet<string> = new Set(
  [...Object.values(US_STATES), ...Object.values(CANADIAN_PROVINCES), ...INDIAN_STATES].map(foldName),
);

/**
 * Returns the candidates that trained trees take for names of products and services, each with the share of
 * candidates of its score that are right. Those that are more often wrong than right are left out.
 */
export function rankedOffer(input: Pick<ReaderInput, 'site' | 'pages'>, keysOf: ServiceKeys): Service[] {
  const pages = new Map(input.pages.map((page) => [targetOf(page.url), page]));
  const candidates = measuredCandidates(input, keysOf);
  const shared = sharedTargets(candidates);
  const scores = scoresIn(
    'services',
    candidates.map(({ keys, among, features }) => ({ key: keys[0] ?? '', group: among, features })),
  );
  const isNotOffered = notOfferedOn(input.pages);
  const services = candidates.flatMap((candidate, at): Service[] => {
    const confidence = shareOfScore('services', scores[at] ?? 0);
    if (confidence === null || isNotOffered(candidate)) return [];
    const { name, text, page, link } = candidate;
    const target = link && !shared.has(link.target) ? link.target : null;
    const about = link ? pages.get(link.target) : undefined;
    const description = text ?? (about && about !== page ? firstParagraph(about) : null);
    return [{ name, description, origin: 'text', url: page.url, confidence, target }];
  });
  return withoutPlaces(services);
}

/** Returns the parts of the site to which the menu leads by several names: they are about none of them alone. */
function sharedTargets(candidates: readonly MeasuredCandidate[]): Set<string> {
  const inMenu = candidates.filter(({ place }) => place === 'menu');
  const byTarget = groupBy(inMenu, ({ link }) => link?.target ?? '');
  const areSeveral = (entries: readonly MeasuredCandidate[]): boolean =>
    entries.some(({ keys }) => keys[0] !== entries[0]?.keys[0]);
  return new Set([...byTarget].filter(([, entries]) => areSeveral(entries)).map(([target]) => target));
}

function firstParagraph(page: WebPage): string | null {
  const paragraph = layoutOf(page).blocks.find(
    ({ region, level, text }) => region === 'main' && level === 0 && text.length > MIN_TEXT,
  );
  return paragraph?.text ?? null;
}

/** Leaves out the places where the offer is available. A single name may be that of a town by chance. */
function withoutPlaces(services: readonly Service[]): Service[] {
  const places = new Set(services.map(({ name }) => name).filter(isPlace));
  return services.filter(({ name }) => places.size < MIN_PLACES || !places.has(name));
}

/** Whether a name is that of a town, with or without its state, or of a state. */
function isPlace(name: string): boolean {
  return STATES.has(foldName(name)) || citiesNamed(name.replace(/, \p{Lu}{2}$/u, '')).length > 0;
}
