import { getDomain } from 'tldts';
import type { CrawledSite } from '../../crawled-site';

/** Whether an address or host is on the company's domain or on the one it moved to. */
export function isCompanyHost(site: Pick<CrawledSite, 'domain' | 'movedTo'>, address: string): boolean {
  const domain = getDomain(address, { allowPrivateDomains: true });
  return domain !== null && (domain === site.domain || domain === site.movedTo);
}
