import { InvalidArgumentError } from '@commander-js/extra-typings';

/**
 * Returns a parser of known names, separated by commas, in their usual order. It throws an `InvalidArgumentError` that
 * suggests what was meant.
 */
export function namesParser<Name extends string>(known: readonly Name[]): (text: string) => Name[] {
  return (text) => {
    const names = text.split(',').map((name) => name.trim().toLowerCase());
    const unknown = names.find((name) => !known.some((one) => one === name));
    if (unknown === undefined) return known.filter((name) => names.includes(name));
    const meant = known.find((name) => unknown.length > 1 && name.startsWith(unknown.slice(0, 4)));
    throw new InvalidArgumentError(
      meant === undefined
        ? `There are ${known.join(', ')}.`
        : `There is no ${unknown}. Did you mean ${meant}?`,
    );
  };
}
