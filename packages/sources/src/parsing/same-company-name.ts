import { foldText, loadVocabulary } from '@firmlens/text';

const LEGAL_FORMS = loadVocabulary<Record<'words' | 'joiningWords', readonly string[]>>('legal-forms');
/**
 * Legal forms and the words in them, folded, as registers and companies write them after or before a name.
 */
const LEGAL_FORM_WORDS: ReadonlySet<string> = new Set(LEGAL_FORMS.words);
const JOINING_WORDS: ReadonlySet<string> = new Set(LEGAL_FORMS.joiningWords);
/**
 * Words that a company's full name adds to its short one: what it does and where. Excludes `group`,
 * `holding`, `capital` and the like, which name an owner.
 */
const DESCRIPTIVE_WORDS: ReadonlySet<string> = new Set(
  loadVocabulary<{ descriptions: readonly string[] }>('company-names').descriptions,
);
const MAX_NAME = 300;

/**
 * Whether a registered name belongs to the company with these known names. The names must be equal except for
 * legal forms, case, accents and punctuation. If no known name has a legal form, the registered name may also
 * add words for what the company does and where (`ACME ROBOTICS UK LIMITED` for Acme). A known full name
 * would already contain them.
 */
export function isSameCompanyName(registered: string, knownNames: readonly string[]): boolean {
  const name = distinctiveWords(registered);
  if (name.length === 0) return false;
  const known = knownNames.map(distinctiveWords).filter((bare) => bare.length > 0);
  if (known.some((bare) => bare.join('') === name.join(''))) return true;
  return !knownNames.some(hasLegalForm) && known.some((bare) => addsDescriptionOnly(name, bare));
}

/** Whether a name is the known name with descriptive words before or after it. */
function addsDescriptionOnly(name: readonly string[], known: readonly string[]): boolean {
  const isDescription = (word: string): boolean => DESCRIPTIVE_WORDS.has(word);
  if (known.every(isDescription)) return false;
  const letters = known.join('');
  return name.some(
    (_, at) =>
      (name.slice(0, at).join('') === letters && name.slice(at).every(isDescription)) ||
      (name.slice(at).join('') === letters && name.slice(0, at).every(isDescription)),
  );
}

function hasLegalForm(name: string): boolean {
  const all = foldedWords(name);
  return all.length > 1 && LEGAL_FORM_WORDS.has(all.at(-1) ?? '');
}

/** Returns the words of a name without the legal forms around it, or all of them if there is nothing else. */
function distinctiveWords(name: string): string[] {
  const all = foldedWords(name);
  const isName = (word: string): boolean =>
    !LEGAL_FORM_WORDS.has(word) && !JOINING_WORDS.has(word) && word !== 'the';
  const first = all.findIndex(isName);
  if (first === -1) return all;
  return all.slice(first, all.findLastIndex(isName) + 1).filter((word) => !JOINING_WORDS.has(word));
}

function foldedWords(name: string): string[] {
  return (
    foldText(name.slice(0, MAX_NAME))
      .replace(/[øœæ]/g, (letter) => ({ ø: 'o', œ: 'oe', æ: 'ae' })[letter] ?? letter)
      // `S.A.S.` and `O'Neill` are one word each.
      .replace(/[.'’]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}
