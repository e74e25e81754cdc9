import { foldText } from '../reading/fold-text';

/** Words that a company's name is made of at most. */
const LONGEST_NAME = 4;
const FIRST_PERSON =
  /\b(?:we|our|ours|wir|unser(?:e[mnrs]?)?|nous|notre|nos|nosotros|hemos|estamos|nuestr[oa]s?|noi|abbiamo|stiamo|nostr[oaie]|on recrute|wij|onze|ons)\b/;

const SPEAKS =
  /(?<!\p{L})(?:we|our|ours|us|my|wir|uns|unser(?:e[mnrs]?)?|nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|hemos|noi|nostr[oaie]|abbiamo|siamo|wij|ons|onze)(?!\p{L})|\bthe (?:company|group|firm|board)\b/u;

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

/** Whether a text speaks as the company, of `the company`, or names it. */
export function speaksOfItself(text: string, isOwnName: OwnName): boolean {
  return SPEAKS.test(text.slice(0, 1500).replace(/\bUS\b/g, ' ').toLowerCase()) || isOwnName(text);
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
