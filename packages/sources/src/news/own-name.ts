import { foldText } from '../reading/fold-text';

/** Words that a company's name is made of at most. */
const LONGEST_NAME = 4;
const FIRST_PERSON =
  /\b(?:we|our|ours|wir|unser(?:e[mnrs]?)?|nous|notre|nos|nosotros|hemos|estamos|nuestr[oa]s?|noi|abbiamo|stiamo|nostr[oaie]|on recrute|wij|onze|ons)\b/;

/** Says whether a text names the company that it is read for. */
export type OwnName = (text: string) => boolean;

/** Knows a company by its names, as `foldName` gives them: as whole words in any case and spacing. */
export function knownBy(names: Iterable<string>): OwnName {
  const keys = new Set(names);
  keys.delete('');
  return (text) => namesOneOf(keys, text);
}

/** Whether a text speaks as the company itself. */
export function speaksInFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(foldText(text.slice(0, 1500)));
}

function namesOneOf(keys: ReadonlySet<string>, text: string): boolean {
  const words = foldText(text.slice(0, 1500))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.some((_, at) => {
    for (let length = 1; length <= LONGEST_NAME; length++) {
      if (keys.has(words.slice(at, at + length).join(''))) return true;
    }
    return false;
  });
}
