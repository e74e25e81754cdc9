import { plainText } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';

const MAX_TITLE = 300;
/** What separates a name from a slogan or from the name of a page. */
export const TITLE_SEPARATOR =
  /\s+[|–—·•»«:~-]+\s+|\s*—\s*|\s*[|｜•»«]\s*|:\s+|\s+::\s+|(?<=\p{Script=Han})[-_](?=\p{Script=Han})/u;

/** Returns the parts of a page's title: `Contact` and `Acme` of `Contact | Acme`. */
export function titleParts({ $ }: WebPage): string[] {
  // A title without its end has the markup that follows.
  const title = plainText($('title').first().text().split('<')[0], MAX_TITLE);
  return title.split(TITLE_SEPARATOR).map((part) => part.trim());
}
