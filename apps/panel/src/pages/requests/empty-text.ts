type Texts = Record<
  'empty' | 'emptyHint' | 'noMatch' | 'noMatchHint' | 'noMatchSoFar' | 'noMatchSoFarHint',
  string
>;

/** Title and hint of a list without rows: there is nothing, nothing matches, or nothing does in what was searched. */
export function emptyText(texts: Texts, isFiltered: boolean, hasMore: boolean): readonly [string, string] {
  if (!isFiltered) return [texts.empty, texts.emptyHint];
  return hasMore ? [texts.noMatchSoFar, texts.noMatchSoFarHint] : [texts.noMatch, texts.noMatchHint];
}
