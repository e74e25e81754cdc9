import { isFrequentWord, isGivenName } from '@firmlens/text';

/** Whether a name in a sentence begins with a given name, and not with a word before it: `Familie Brandt`. */
export function startsLikeName(name: string): boolean {
  const words = name.split(' ');
  const [first = ''] = words;
  return isGivenName(first) || (words.length < 3 && !isFrequentWord(first));
}
