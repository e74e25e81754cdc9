import type { CrawledSite } from '../../../crawled-site';
import { readPage } from '../../../page/read-page';
import { budgetOfPage, budgetOfSite, readMetered } from '../../../page/work-budget';
import { createSiteNameMatcher } from '../../site-name-matcher';
import { createServiceKeys } from '../service-keys';
import { measuredCandidates } from './features';

/** A candidate for the name of a product or service, for training. */
export interface OfferCandidate {
  name: string;
  /** Equal for the same name at several places of a site. */
  key: string;
  features: Readonly<Record<string, number>>;
}

/** Returns the candidates of a crawled site. Rejects pages that take too much work to read. */
export function offerCandidates(site: CrawledSite): OfferCandidate[] {
  return readMetered(() => {
    const budget = budgetOfSite(site.domain);
    const pages = site.pages.map((page) => readPage(page, budgetOfPage(page.url, budget)));
    const keysOf = createServiceKeys(createSiteNameMatcher({ site, pages }));
    return measuredCandidates({ site, pages }, keysOf).map(({ name, keys, features }) => ({
      name,
      key: keys[0] ?? '',
      features,
    }));
  });
}
