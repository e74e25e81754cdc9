const MAX_LENGTH = 240;
/** An earlier full stop ends no sentence: it may belong to an abbreviation. */
const MIN_SENTENCE = 30;

/** Returns the first sentence of a text, cut to fit on a line. */
export function firstSentence(text: string): string {
  const line = text
    .slice(0, 2 * MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  const end = [...line.matchAll(/[.!?](?= )|[。！？]/g)].find(({ index }) => index >= MIN_SENTENCE)?.index;
  if (end !== undefined && end < MAX_LENGTH) return line.slice(0, end + 1);
  if (line.length <= MAX_LENGTH) return line;
  const truncated = line.slice(0, MAX_LENGTH);
  const space = truncated.lastIndexOf(' ');
  return `${(space > MAX_LENGTH / 2 ? truncated.slice(0, space) : truncated).toWellFormed()}…`;
}
