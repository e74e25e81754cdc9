const MOST = 240;
/** A full stop behind less than that ends no sentence: it may be an abbreviation's. */
const LEAST = 30;

/** The first sentence of a text, or as much of it as a line takes. */
export function firstSentence(text: string): string {
  const line = text
    .slice(0, 2 * MOST)
    .replace(/\s+/g, ' ')
    .trim();
  const end = [...line.matchAll(/[.!?](?= )|[。！？]/g)].find(({ index }) => index >= LEAST)?.index;
  if (end !== undefined && end < MOST) return line.slice(0, end + 1);
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  const space = cut.lastIndexOf(' ');
  return `${(space > MOST / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}
