import type { EgressAnswer } from '@firmlens/egress';
import { decodeText } from './decode-text';
import { readOutline, type PageOutline } from './page-outline';

/** A page that was read. */
export interface ReadPage {
  url: URL;
  answer: EgressAnswer;
  html: string;
  outline: PageOutline;
}

const PAGE_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i;

/** Decodes an answer that is a page: HTML, XHTML or plain text by its type, or something that looks like a tag where it has none. */
export function readPageAnswer(url: URL, answer: EgressAnswer): ReadPage | null {
  const type = answer.headers['content-type']?.[0];
  const isPage =
    type === undefined ? /^\s*</.test(answer.body.toString('latin1', 0, 512)) : PAGE_TYPES.test(type.trim());
  if (!isPage) return null;
  const html = decodeText(answer);
  return { url, answer, html, outline: readOutline(html, url.href) };
}
