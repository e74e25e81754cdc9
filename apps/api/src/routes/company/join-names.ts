/** Maximum number of names repeated to the caller, and maximum characters of each. */
const LIMITS = { names: 10, characters: 40 };

/** Joins names as the caller sent them into a text of limited length, which counts the names left out. */
export function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, LIMITS.names).map(shortened);
  const omitted = names.length - shown.length;
  return omitted === 0 ? shown.join(', ') : `${shown.join(', ')} and ${omitted} more`;
}

function shortened(name: string): string {
  // The cut may split a surrogate pair.
  return name.length > LIMITS.characters ? `${name.slice(0, LIMITS.characters).toWellFormed()}…` : name;
}
