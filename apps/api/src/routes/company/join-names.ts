/** Most names that are repeated to the one who sent them, and most characters of each. */
const MOST = { names: 10, characters: 40 };

/** Names as a caller sent them, in one text of a limited length; of the rest it tells how many there are. */
export function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST.names).map(shortened);
  const left = names.length - shown.length;
  return left === 0 ? shown.join(', ') : `${shown.join(', ')} and ${left} more`;
}

function shortened(name: string): string {
  // The cut may go through a pair of surrogates.
  return name.length > MOST.characters ? `${name.slice(0, MOST.characters).toWellFormed()}…` : name;
}
