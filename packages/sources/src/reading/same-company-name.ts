import { foldText } from './fold-text';

/** Legal forms and the words of them, folded, as registers and companies write them behind or before a name. */
const LEGAL_FORM =
  'ltd limited plc llp llc lp inc incorporated corp corporation co company cic cyf cyfyngedig private public liability ' +
  'gmbh ag kg ug se sa sas sasu sarl eurl snc sca scop selarl selas sci gie spa srl bv nv ab oy oyj aps ' +
  'as asa ans da enk nuf ba sl slu societe anonyme actions simplifiee unipersonnelle responsabilite limitee ' +
  'aksjeselskap';
/** Words that companies of one owner, or of no relation at all, have in common. */
const COMMON =
  'the and und et og of de du des la le les l d en a par i for group groupe gruppen konsern holding holdings ' +
  'international global uk gb france norge norway norwegian british services service solutions';
const NOT_DISTINCTIVE: ReadonlySet<string> = new Set(`${LEGAL_FORM} ${COMMON}`.split(' '));
const MAX_NAME = 300;

/**
 * Whether a name in a register can be that of a company of which other names are known: all distinctive words of
 * one are among those of the other, or their letters are the same when written together. Legal forms, case, accents
 * and words such as `group` do not count. A name without any distinctive word is compared as a whole.
 */
export function isSameCompanyName(registered: string, knownNames: readonly string[]): boolean {
  const words = distinctiveWords(registered);
  return knownNames.some((known) => {
    const knownWords = distinctiveWords(known);
    return (
      words.length > 0 &&
      knownWords.length > 0 &&
      (words.every((word) => knownWords.includes(word)) ||
        knownWords.every((word) => words.includes(word)) ||
        words.join('') === knownWords.join(''))
    );
  });
}

function distinctiveWords(name: string): string[] {
  const words = foldText(name.slice(0, MAX_NAME))
    .replace(/[øœæ]/g, (letter) => ({ ø: 'o', œ: 'oe', æ: 'ae' })[letter] ?? letter)
    // `S.A.S.` and `O'Neill` are one word each.
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const distinctive = words.filter((word) => !NOT_DISTINCTIVE.has(word));
  return distinctive.length > 0 ? distinctive : words;
}
