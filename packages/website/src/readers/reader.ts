import type { EvidenceField, EvidenceOf, Evidence, EvidenceValues } from '@firmlens/contract';
import type { CrawledSite } from '../crawled-site';
import type { WebPage } from '../page/web-page';

export interface ReaderInput {
  site: CrawledSite;
  pages: readonly WebPage[];
  /** The time at which the evidence is observed. */
  observedAt: string;
}

/** Extracts evidence from the crawled pages. Pure; never throws, whatever a page contains. */
export type Reader = (input: ReaderInput) => Evidence[];

/** Returns a reader that reads each site once, for readers whose findings others need. */
export function oncePerSite(read: Reader): Reader {
  const known = new WeakMap<ReaderInput, Evidence[]>();
  return (input) => {
    const evidence = known.get(input) ?? read(input);
    known.set(input, evidence);
    return evidence;
  };
}

/**
 * Creates one piece of evidence from the website. `origin` is the place on the page (`json-ld`, `meta`,
 * `text`).
 */
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
