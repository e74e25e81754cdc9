import type { EvidencePiece } from '@firmlens/panel-contract';

/** What was found in text that visitors see. Structured data and other places do not show their words. */
const VISIBLE: ReadonlySet<string> = new Set(['website:text', 'website:team-card', 'website:feed']);

/** Returns the words that state a value on its page, if a reader took them from there; they may be normalised. */
export function wordsOnPage({ source, value }: Pick<EvidencePiece, 'source' | 'value'>): string | undefined {
  if (!VISIBLE.has(source)) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, title } = value as Readonly<Record<string, unknown>>;
  return [name, title].find((words) => typeof words === 'string');
}
