import { foldText } from '@firmlens/text';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';

/** In how many paragraphs and pages a site speaks of a name. */
export interface Mentions {
  paragraphs: number;
  pages: number;
}

const MIN_PARAGRAPH = 60;
const MAX_PARAGRAPHS = 2_000;
/** Enough of a word to know it in other forms. */
const STEM = 6;
const MIN_WORD = 3;

/** Returns a function that says how often paragraphs have all the words of a name, in any order and form. */
export function mentionsOn(pages: readonly WebPage[]): (name: string) => Mentions {
  const paragraphs = new Map<string, number>();
  pages.forEach((page, at) => {
    for (const { text, level, region } of layoutOf(page).blocks)
      if (
        level === 0 &&
        region === 'main' &&
        text.length >= MIN_PARAGRAPH &&
        paragraphs.size < MAX_PARAGRAPHS
      )
        if (!paragraphs.has(text)) paragraphs.set(text, at);
  });
  const withStem = new Map<string, Set<number>>();
  const pageOf = [...paragraphs.values()];
  [...paragraphs.keys()].forEach((text, at) => {
    for (const stem of stemsOf(text)) {
      const known = withStem.get(stem);
      if (known) known.add(at);
      else withStem.set(stem, new Set([at]));
    }
  });
  const none: ReadonlySet<number> = new Set();
  return (name) => {
    const [rarest, ...others] = [...new Set(stemsOf(name))]
      .map((stem) => withStem.get(stem) ?? none)
      .sort((a, b) => a.size - b.size);
    const found = rarest ? [...rarest].filter((at) => others.every((other) => other.has(at))) : [];
    return { paragraphs: found.length, pages: new Set(found.map((at) => pageOf[at])).size };
  };
}

export function stemsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD)
    .map((word) => word.slice(0, STEM));
}
