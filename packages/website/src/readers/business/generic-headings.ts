import {
  createPatternFilter,
  foldedPatternOf,
  loadVocabulary,
  requiredLiterals,
  type SpellingsByLanguage,
} from '@firmlens/text';

const { sections, otherHeadings } = loadVocabulary<{
  sections: Readonly<Record<string, Readonly<Record<'determiners' | 'nouns', readonly string[]>>>>;
  otherHeadings: SpellingsByLanguage;
}>('service-headings');

const HEADINGS = [
  ...Object.values(sections).map(
    ({ determiners, nouns }) => `(?:${foldedPatternOf({ determiners })} )?${foldedPatternOf({ nouns })}`,
  ),
  ...Object.values(otherHeadings)
    .flat()
    .map((spelling) => foldedPatternOf({ spelling: [spelling] }).replaceAll('…', '.*')),
].map((pattern) => new RegExp(`^${pattern}$`));
const candidatesFor = createPatternFilter(HEADINGS, ({ source }) => requiredLiterals(source));

/** Whether a folded heading is one that is common on product pages and names no product. */
export function isGenericHeading(folded: string): boolean {
  return candidatesFor(folded).some((heading) => heading.test(folded));
}
