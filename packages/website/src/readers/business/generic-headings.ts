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
const isSearchable = ({ source }: RegExp): boolean => requiredLiterals(source).length > 0;
const candidatesFor = createPatternFilter(HEADINGS.filter(isSearchable), ({ source }) =>
  requiredLiterals(source),
);
/** Those of few characters, as one: each would be tried on every text. */
const SHORT_HEADING = new RegExp(
  HEADINGS.filter((heading) => !isSearchable(heading))
    .map(({ source }) => source)
    .join('|'),
);

/** Whether a folded heading is one that is common on product pages and names no product. */
export function isGenericHeading(folded: string): boolean {
  return SHORT_HEADING.test(folded) || candidatesFor(folded).some((heading) => heading.test(folded));
}
