import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { SourceError } from '../http';
import { NOOP_TOKENIZER_CALLBACKS } from '@firmlens/text';
import { feedInChunks } from '@firmlens/turns';

export const XML_MEDIA_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/;

/** The longest boards have some 50,000 elements, nested ten deep. */
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 100;

type Content = Record<string, unknown>;
interface OpenElement {
  name: string;
  text: string;
  /** Null for an element without child elements. */
  content: Content | null;
}

/**
 * Parses a document into objects keyed by element name, with text as strings. Elements named in `lists`
 * always become arrays. Attributes are dropped and entities are not decoded. Rejects a document that is
 * malformed, or larger than any board.
 */
export async function parseXml(text: string, host: string, lists: ReadonlySet<string>): Promise<unknown> {
  const root: OpenElement = { name: '', text: '', content: null };
  const open: OpenElement[] = [root];
  let elements = 0;
  let isBroken = false as boolean;

  const element = () => open.at(-1) ?? root;
  const close = (name: string) => {
    const closed = open.length > 1 ? open.pop() : undefined;
    if (closed?.name !== name) isBroken = true;
    else add((element().content ??= Object.create(null) as Content), closed, lists);
  };
  const callbacks: TokenizerCallbacks = {
    ...NOOP_TOKENIZER_CALLBACKS,
    onopentagname(start, end) {
      elements += 1;
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) isBroken = true;
      else open.push({ name: text.slice(start, end), text: '', content: null });
    },
    onselfclosingtag: () => close(element().name),
    onclosetag: (start, end) => close(text.slice(start, end)),
    ontext: (start, end) => void (element().text += text.slice(start, end)),
    oncdata: (start, end, offset) => void (element().text += text.slice(start, end - offset)),
  };
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: false }, callbacks);
  await feedInChunks(text, (piece) => {
    tokenizer.write(piece);
    return !isBroken;
  });
  tokenizer.end();
  if (isBroken || open.length > 1 || root.content === null) {
    throw new SourceError(`${host} returned broken XML`);
  }
  return root.content;
}

function add(
  content: Content,
  { name, text, content: inner }: OpenElement,
  lists: ReadonlySet<string>,
): void {
  const value = inner ?? text.trim();
  const earlier = content[name];
  if (earlier === undefined) content[name] = lists.has(name) ? [value] : value;
  else if (Array.isArray(earlier)) earlier.push(value);
  else content[name] = [earlier, value];
}
