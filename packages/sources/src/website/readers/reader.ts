import type { EvidenceField, EvidenceOf, Evidence, EvidenceValues } from '@firmlens/contract';
import type { CrawledSite } from '../crawled-site';
import type { WebPage } from '../page/web-page';

export interface ReaderInput {
  site: CrawledSite;
  pages: readonly WebPage[];
  /** Dates the evidence. */
  observedAt: string;
}

/** Looks at the pages for one thing and says what it saw. Pure; never throws on what a page says. */
export type Reader = (input: ReaderInput) => Evidence[];

/** One piece of evidence from the website; `origin` names the place on the page (`json-ld`, `meta`, `text`). */
export function createEvidence<F extends EvidenceField>(
  input: Pick<ReaderInput, 'observedAt'>,
  field: F,
  value: EvidenceValues[F],
  from: { origin: string; url: URL | string; confidence: number },
): EvidenceOf<F> {
  return {
    field,
    value,
    source: `website:${from.origin}`,
    url: String(from.url),
    observed_at: input.observedAt,
    confidence: from.confidence,
  };
}
