import { type EvidenceField, evidenceFor, type EvidenceValues } from '@firmlens/contract';
import { readPage } from '../page/read-page';
import { WorkBudget } from '../page/work-budget';
import type { CrawledPage, PageKind } from '../crawled-site';
import type { Reader, ReaderInput } from './reader';

export interface SamplePage {
  /** The path on the sample company's site. */
  path?: string;
  kind?: PageKind;
  html: string;
}

/** Builds a crawled site from inline pages and feeds, for tests of readers. */
export function sampleSite(
  samples: readonly SamplePage[],
  feeds: readonly string[] = [],
  domain = 'acme-robotics.example',
): ReaderInput {
  const home = `https://${domain}`;
  const pages: CrawledPage[] = samples.map(({ path = '/', kind = 'home', html }) => ({
    url: `${home}${path}`,
    kind,
    status: 200,
    headers: {},
    html,
  }));
  return {
    site: {
      domain,
      pages,
      feeds: feeds.map((text, at) => ({ url: `${home}/feed${String(at)}.xml`, text })),
      movedTo: null,
      robots: null,
      sitemap: [],
      certificateIssuer: null,
    },
    pages: pages.map((page) => readPage(page, new WorkBudget(page.url, Infinity))),
    observedAt: '2026-11-21T10:00:00.000Z',
  };
}

/** Returns the values that a reader finds for a field. */
export function fieldValues<F extends EvidenceField>(
  reader: Reader,
  field: F,
  input: ReaderInput,
): EvidenceValues[F][] {
  return evidenceFor(reader(input), field).map(({ value }) => value);
}
