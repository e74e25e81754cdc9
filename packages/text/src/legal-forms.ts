import { memoized } from './memoized';
import { createPhraseSearch } from './phrase-search';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import { spellingsToPattern } from './vocabulary/spellings';

/** A legal form of companies. */
export interface LegalForm {
  /** The common spelling. */
  form: string;
  /** The country that defines it, if it is only one: ISO 3166-1 alpha-2. */
  country: string | null;
  /** Also an everyday word or abbreviation, and therefore not enough on its own. */
  ambiguous: boolean;
}

interface LegalForms {
  forms: readonly (Omit<LegalForm, 'ambiguous'> & { ambiguous?: true; spellings: readonly string[] })[];
  /** East Asian forms, which stand directly before or after the name without a space. */
  eastAsian: readonly (Omit<LegalForm, 'ambiguous'> & {
    atStart?: readonly string[];
    atEnd?: readonly string[];
  })[];
}

/** Longer forms precede the forms that they contain. Source: the ISO 20275 list of entity legal forms. */
const { forms: FORMS, eastAsian: EAST_ASIAN_FORMS } = loadVocabulary<LegalForms>('legal-forms');
const ANY_SPELLING = spellingsToPattern(FORMS.flatMap(({ spellings }) => spellings));

const findForms = createPhraseSearch(
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}(]/gu,
  new RegExp(`(?:${ANY_SPELLING})(?![\\p{L}\\p{N}])`, 'uy'),
);
const FORM_PATTERNS = FORMS.map(({ form, country, ambiguous = false, spellings }): [LegalForm, RegExp] => [
  { form, country, ambiguous },
  new RegExp(`^(?:${spellingsToPattern(spellings)})$`, 'u'),
]);
/** The forms of spellings met so far, of which there are only as many as `findForms` finds. */
const formBySpelling = new Map<string, LegalForm | undefined>();
const FORM_AT_END = new RegExp(`[\\s,]+(?:${ANY_SPELLING})$`, 'u');
const ANY_EAST_ASIAN_FORM = new RegExp(
  spellingsToPattern(EAST_ASIAN_FORMS.flatMap(({ atStart = [], atEnd = [] }) => [...atStart, ...atEnd])),
  'u',
);
const EAST_ASIAN_FORM_PATTERNS = EAST_ASIAN_FORMS.map(
  ({ form, country, atStart, atEnd }): [LegalForm, RegExp] => [
    { form, country, ambiguous: false },
    new RegExp(
      [
        ...(atStart ? [`^(?:${spellingsToPattern(atStart)})`] : []),
        ...(atEnd ? [`(?:${spellingsToPattern(atEnd)})$`] : []),
      ].join('|'),
      'u',
    ),
  ],
);

/** A legal form and its position in a text. */
interface LegalFormMatch {
  legalForm: LegalForm;
  start: number;
  end: number;
}

/** Several readers ask about the same lines. */
const MEMORY = 2_000;

/** Returns every legal form that is a word of its own in a text, in order. */
export const legalFormsIn = memoized(MEMORY, (text): readonly LegalFormMatch[] =>
  findForms(text).flatMap((match) => {
    const legalForm = formOfSpelling(match[0]);
    return legalForm ? [{ legalForm, start: match.index, end: match.index + match[0].length }] : [];
  }),
);

/** Whether a text has a legal form of any country. */
export function mentionsLegalForm(text: string): boolean {
  return legalFormsIn(text).length > 0 || ANY_EAST_ASIAN_FORM.test(text);
}

function formOfSpelling(written: string): LegalForm | undefined {
  if (!formBySpelling.has(written))
    formBySpelling.set(written, FORM_PATTERNS.find(([, spelling]) => spelling.test(written))?.[0]);
  return formBySpelling.get(written);
}

/** Returns the legal form at the end of a company's full name, or null. */
export function legalFormOf(name: string): LegalForm | null {
  const eastAsian = EAST_ASIAN_FORM_PATTERNS.find(([, spelling]) => spelling.test(name.trim()));
  if (eastAsian) return eastAsian[0];
  const last = legalFormsIn(name).at(-1);
  return last && last.end >= name.trimEnd().length - 1 ? last.legalForm : null;
}

/** Returns a company's name without its legal form. */
export function stripLegalForm(name: string): string {
  const bare = name.trim().slice(0, 300).replace(FORM_AT_END, '');
  return EAST_ASIAN_FORM_PATTERNS.reduce((text, [, spelling]) => text.replace(spelling, ''), bare).trim();
}
