/** Maximum number of names repeated to the caller, and maximum characters of each. */
const MOST = { names: 10, characters: 40 };

/** Joins names as the caller sent them into a text of limited length, which counts the names left out. */
export function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST.names).map(shortened);
  const left = names.length - shown.length;
  return left === 0 ? shown.join(', ') : `${shown.join(', ')} and ${left} more`;
}

function shortened(name: string): string {
  // The cut may split a surrogate pair.
  return name.length > MOST.characters ? `${name.slice(0, MOST.characters).toWellFormed()}…` : name;
}
