import { plainText } from '@firmlens/text';
import type { WebPage } from '../page/web-page';

/**
 * An object in an array of a page's embedded state: a post, a job or a product that the page's script
 * renders.
 */
export interface EmbeddedRecord {
  /** The property that contains the array, in lower case. Empty if it has no name. */
  list: string;
  fields: Readonly<Record<string, unknown>>;
}

const MAX_VISITS = 20_000;
const MAX_RECORDS = 1000;
const MAX_DEPTH = 30;
const MAX_SENTENCES = 200;
/** A page with less visible text than this is rendered by its script. */
const ENOUGH_TEXT = 400;
/** Properties in which content management systems wrap a text. */
const WRAPPERS = ['name', 'title', 'label', 'text', 'rendered', 'value', 'city'];

/** Returns every object in an array within the given values, in order, up to limits of number and depth. */
export function embeddedRecords(state: readonly unknown[]): EmbeddedRecord[] {
  const records: EmbeddedRecord[] = [];
  let visitedCount = 0;
  const visit = (value: unknown, list: string, inList: boolean, depth: number): void => {
    visitedCount += 1;
    if (visitedCount > MAX_VISITS || depth > MAX_DEPTH || records.length >= MAX_RECORDS) return;
    if (Array.isArray(value)) value.forEach((item) => visit(item, list, true, depth + 1));
    else if (isRecord(value)) {
      if (inList) records.push({ list, fields: value });
      // Relay-style lists wrap each item: { edges: [{ node: {…} }] }.
      for (const [key, inner] of Object.entries(value)) {
        const isWrapper = key === 'node' || key === 'attributes' || key === 'fields';
        const isEdges =
          key === 'edges' || key === 'nodes' || key === 'items' || key === 'data' || key === 'results';
        visit(inner, isWrapper || isEdges ? list : key.toLowerCase(), inList && isWrapper, depth + 1);
      }
    }
  };
  state.forEach((value) => visit(value, '', false, 0));
  return records;
}

/**
 * Returns the text that visitors see: the visible text or, on script-rendered pages, the sentences of the
 * embedded state, one per line.
 */
export function readableText(page: Pick<WebPage, 'text' | 'state'>): string {
  if (page.text.length >= ENOUGH_TEXT || page.state.length === 0) return page.text;
  const sentences = new Set<string>();
  let visitedCount = 0;
  const visit = (value: unknown, depth: number): void => {
    visitedCount += 1;
    if (visitedCount > MAX_VISITS || depth > MAX_DEPTH || sentences.size >= MAX_SENTENCES) return;
    if (typeof value === 'string' && isProse(value)) sentences.add(plainText(value, 1000));
    else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((inner) => visit(inner, depth + 1));
  };
  page.state.forEach((value) => visit(value, 0));
  return [page.text, ...sentences].join('\n');
}

/** Whether a text is words separated by spaces, rather than code or an address. */
function isProse(text: string): boolean {
  return (
    text.length >= 15 &&
    text.length <= 20_000 &&
    /\p{L} \p{L}/u.test(text.slice(0, 200)) &&
    !/^(?:https?:|\/|[{[]|function)/.test(text)
  );
}

/**
 * Returns the first non-empty field of those named, as plain text. A field may be a text, a wrapped text or a
 * list of them.
 */
export function recordText(
  fields: EmbeddedRecord['fields'],
  names: readonly string[],
  maxLength: number,
): string | null {
  for (const name of names) {
    const text = plainText(textOf(fields[name]), maxLength);
    if (text !== '') return text;
  }
  return null;
}

function textOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.slice(0, 5).map((item) => (Array.isArray(item) ? '' : textOf(item)));
    return texts.filter((text) => typeof text === 'string' && text !== '').join(' / ');
  }
  if (!isRecord(value)) return value;
  return WRAPPERS.map((name) => value[name]).find((inner) => typeof inner === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
