import { toSearchableText } from './searchable-text';
import { perLanguage } from './wording/languages';
import { compilePattern } from './wording/compile-pattern';

const executives = perLanguage(({ headlines }) => compilePattern(['{executive}'], headlines.lists));
/** Words of a list of positions that name a body, or nobody in particular. */
const NO_ROLE =
  /^(?:board.*|its board|our board|the board|.* team|executives|vorstand|geschaftsfuhrung|direktion|la direction|consejo.*|cupula|vertic[ei]|cda|directie|boss|chief)$/i;

/** The positions at a company's head that a headline names, as it writes them. */
export function rolesIn(text: string): string[] {
  const ready = toSearchableText(text);
  const found = ready.languages.flatMap((language) => [...ready.folded.matchAll(executives(language))]);
  // Reading takes accents away; where that moved nothing, the words stand at the same place in the original.
  const original = text.length === ready.written.length ? text : ready.written;
  const roles = found.map((match) => original.slice(match.index, match.index + match[0].length));
  const longest = roles.filter((role) => !roles.some((other) => other !== role && other.includes(role)));
  return [...new Set(longest)].filter((role) => !NO_ROLE.test(role)).slice(0, 3);
}
