/** Words that names have in lower case, unless they begin with them. */
const SMALL: ReadonlySet<string> = new Set(
  'and of the for in on at am upon sur sous de la le les du des der die das und et y e van von den'.split(
    ' ',
  ),
);
/** Legal forms and places as they are written. */
const WRITTEN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AB AG ASA BV CIC GmbH KG KGaA LLC LLP LP Ltd NV OHG OY OYJ PLC PLLC SA SAS SARL SE SpA SRL UG USA US UK EU UAE IT HR AI TV ' +
    'ApS Inc'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** A name that a set has in lower case, with capitals where a reader expects them; any other stays as it is. */
export function capitalizeName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word, at: number) => {
    if (at > 0 && Object.hasOwn(WRITTEN, word)) return WRITTEN[word] ?? word;
    if (at > 0 && SMALL.has(word)) return word;
    return word.slice(0, 1).toUpperCase() + word.slice(1);
  });
}
