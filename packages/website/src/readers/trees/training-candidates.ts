import type { CrawledSite } from '../../crawled-site';
import { readPage } from '../../page/read-page';
import { budgetOfPage, budgetOfSite, readMetered } from '../../page/work-budget';
import { businessModelCandidates } from '../business/business-model-candidates';
import { measuredCandidates } from '../business/offer/features';
import { industryCandidates } from '../business/read-industries';
import { createServiceKeys } from '../business/service-keys';
import { measuredOpenings } from '../jobs/openings/features';
import { textBelow } from '../news/title-candidates';
import { measuredTitles } from '../news/title-features';
import type { ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { RankingName } from './ranking';

/** A candidate for a value of a field, for training. */
export interface TrainingCandidate {
  name: string;
  /** What stands below it, if labels may be about that, too. */
  description?: string;
  /** Equal for the same name at several places of a site. */
  key: string;
  /** The same for candidates that stand together. */
  group: unknown;
  features: Readonly<Record<string, number>>;
}

type Named = Pick<TrainingCandidate, 'name' | 'features'>;
const keyed = (candidates: readonly Named[]): TrainingCandidate[] =>
  candidates.map(({ name, features }) => ({ name, key: name, group: name, features }));

const CANDIDATES: Readonly<Record<RankingName, (input: ReaderInput) => TrainingCandidate[]>> = {
  services: (input) =>
    measuredCandidates(input, createServiceKeys(createSiteNameMatcher(input))).map(
      ({ name, keys, among, features }) => ({ name, key: keys[0] ?? '', group: among, features }),
    ),
  industries: (input) => keyed(industryCandidates(input)),
  'business-models': (input) => keyed(businessModelCandidates(input)),
  openings: ({ pages }) =>
    measuredOpenings(pages).map(({ title, key, among, features }) => ({
      name: title,
      key,
      group: among,
      features,
    })),
  highlights: (input) =>
    measuredTitles(input).map((title) => ({ ...title, name: title.title, description: textBelow(title) })),
};

/** Returns the candidates of a crawled site. Rejects pages that take too much work to read. */
export function trainingCandidates(
  site: CrawledSite,
  ranking: RankingName,
  observedAt: string,
): TrainingCandidate[] {
  return readMetered(() => {
    const budget = budgetOfSite(site.domain);
    const pages = site.pages.map((page) => readPage(page, budgetOfPage(page.url, budget)));
    return CANDIDATES[ranking]({ site, pages, observedAt });
  });
}
