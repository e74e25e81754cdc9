import { isFrequentWord, isGivenName, nameLikelihood } from '@firmlens/text';

/** Whether a name in a sentence begins with a given name, and not with a word before it: `Familie Brandt`. */
export function startsLikeName(name: string): boolean {
  const words = name.split(' ');
  const [first = ''] = words;
  return isGivenName(first) || (words.length < 3 && !isFrequentWord(first));
}

/** Whether a name is likely, or begins with a given name and may be one. Given names are often words: `Mark`. */
export function isPlausibleName(name: string, isOrdinaryWord?: (word: string) => boolean): boolean {
  const likelihood = nameLikelihood(name, isOrdinaryWord);
  return likelihood === 'likely' || (likelihood === 'possible' && isGivenName(name.split(' ')[0] ?? ''));
}
