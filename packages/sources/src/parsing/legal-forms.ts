import { loadVocabulary } from '../vocabulary/load-vocabulary';
import { sourceOfSpellings } from '../vocabulary/spellings';

/** A legal form of companies. */
export interface LegalForm {
  /** As it is commonly written. */
  form: string;
  /** Country whose law knows it, where it is one: ISO 3166-1 alpha-2. */
  country: string | null;
  /** An everyday word or abbreviation as well, so that more must speak for it. */
  ambiguous: boolean;
}

interface LegalForms {
  forms: readonly (Omit<LegalForm, 'ambiguous'> & { ambiguous?: true; spellings: readonly string[] })[];
  /** Forms of East Asia, which are before or behind the name without a space. */
  eastern: readonly (Omit<LegalForm, 'ambiguous'> & {
    atStart?: readonly string[];
    atEnd?: readonly string[];
  })[];
}

/** Longer forms come before those that they contain. Source: the ISO 20275 list of entity legal forms. */
const { forms: FORMS, eastern: EASTERN_FORMS } = loadVocabulary<LegalForms>('legal-forms');
const ANY_SPELLING = sourceOfSpellings(FORMS.flatMap(({ spellings }) => spellings));

const EDGE_BEFORE = '(?<![\\p{L}\\p{N}.])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}])';
const ANY_FORM = new RegExp(`${EDGE_BEFORE}(?:${ANY_SPELLING})${EDGE_AFTER}`, 'gu');
const SPELLINGS = FORMS.map(({ form, country, ambiguous = false, spellings }): [LegalForm, RegExp] => [
  { form, country, ambiguous },
  new RegExp(`^(?:${sourceOfSpellings(spellings)})$`, 'u'),
]);
const FORM_AT_END = new RegExp(`[\\s,]+(?:${ANY_SPELLING})$`, 'u');
const EASTERN = EASTERN_FORMS.map(({ form, country, atStart, atEnd }): [LegalForm, RegExp] => [
  { form, country, ambiguous: false },
  new RegExp(
    [
      ...(atStart ? [`^(?:${sourceOfSpellings(atStart)})`] : []),
      ...(atEnd ? [`(?:${sourceOfSpellings(atEnd)})$`] : []),
    ].join('|'),
    'u',
  ),
]);

/** Every place of a text where a legal form stands as a word of its own, in order. */
export function legalFormsIn(text: string): { legalForm: LegalForm; start: number; end: number }[] {
  return [...text.matchAll(ANY_FORM)].flatMap((match) => {
    const legalForm = SPELLINGS.find(([, spelling]) => spelling.test(match[0]))?.[0];
    return legalForm ? [{ legalForm, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The legal form at the end of a company's full name, or null. */
export function legalFormOf(name: string): LegalForm | null {
  const eastern = EASTERN.find(([, spelling]) => spelling.test(name.trim()));
  if (eastern) return eastern[0];
  const last = legalFormsIn(name).at(-1);
  return last && last.end >= name.trimEnd().length - 1 ? last.legalForm : null;
}

/** A company's name as people say it. */
export function stripLegalForm(name: string): string {
  const bare = name.trim().slice(0, 300).replace(FORM_AT_END, '');
  return EASTERN.reduce((text, [, spelling]) => text.replace(spelling, ''), bare).trim();
}
