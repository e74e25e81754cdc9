/** Words that stay in lower case unless the name begins with them. */
const LOWER_CASE_WORDS: ReadonlySet<string> = new Set(
  'and of the for in on at am upon sur sous de la le les du des der die das und et y e van von den'.split(
    ' ',
  ),
);
/** Legal forms and places with their usual capitals. */
const SPECIAL_CASING: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AB AG ASA BV CIC GmbH KG KGaA LLC LLP LP Ltd NV OHG OY OYJ PLC PLLC SA SAS SARL SE SpA SRL UG USA US UK EU UAE IT HR AI TV ' +
    'ApS Inc'
  )
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** Capitalises a name that is all in lower case, as readers expect. Returns any other name unchanged. */
export function capitalizeName(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word, at: number) => {
    if (at > 0 && Object.hasOwn(SPECIAL_CASING, word)) return SPECIAL_CASING[word] ?? word;
    if (at > 0 && LOWER_CASE_WORDS.has(word)) return word;
    return word.slice(0, 1).toUpperCase() + word.slice(1);
  });
}
