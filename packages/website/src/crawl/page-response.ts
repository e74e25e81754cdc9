import type { EgressResponse } from '@firmlens/egress';
import { decodeText } from './decode-text';
import { readOutline, type PageOutline } from './page-outline';

/** What is kept of a response besides its text, since many pages are in memory together. */
type ResponseHead = Pick<EgressResponse, 'status' | 'headers' | 'certificateIssuer'>;

/** A page that was read. */
export interface FetchedPage {
  url: URL;
  response: ResponseHead;
  html: string;
  outline: PageOutline;
}

const PAGE_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i;

/**
 * Decodes a response that is a page: HTML, XHTML or plain text by its type, or, if it has no type, something
 * that looks like a tag. Returns null for anything else.
 */
export async function parsePageResponse(url: URL, response: EgressResponse): Promise<FetchedPage | null> {
  const type = response.headers['content-type']?.[0];
  const isPage =
    type === undefined
      ? /^\s*</.test(response.body.toString('latin1', 0, 512))
      : PAGE_TYPES.test(type.trim());
  if (!isPage) return null;
  const html = decodeText(response);
  const { status, headers, certificateIssuer } = response;
  return {
    url,
    response: { status, headers, certificateIssuer },
    html,
    outline: await readOutline(html, url.href),
  };
}
