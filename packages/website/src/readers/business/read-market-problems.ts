import type { Evidence } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import {
  foldName,
  foldText,
  loadVocabulary,
  foldedPatternOf,
  wholeWords,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { type Section, sectionsOf, subsections } from '../page-sections';
import { createEvidence, type Reader } from '../reader';
import { firstSentence } from '../split-sentences';

/** The schema of the file explains each list. */
const WORDS =
  loadVocabulary<
    Readonly<
      Record<
        | 'problemHeadings'
        | 'problemPhrases'
        | 'statedProblemBeginnings'
        | 'statedProblemPhrases'
        | 'otherHeadings',
        SpellingsByLanguage
      >
    >
  >('market-problems');
/** Headings above a list of problems, folded. */
const PROBLEMS_HEADING = new RegExp(
  [
    `^${foldedPatternOf(WORDS.problemHeadings).replaceAll('…', '.*')}$`,
    `\\b${foldedPatternOf(WORDS.problemPhrases)}\\b`,
  ].join('|'),
);
/** Headings that state a customer's problem themselves, folded. */
const STATED_PROBLEM_HEADING = new RegExp(
  [
    `^${foldedPatternOf(WORDS.statedProblemBeginnings)}\\b`,
    `\\b${foldedPatternOf(WORDS.statedProblemPhrases).replaceAll('… ', '.{0,40}\\b')}\\b`,
  ].join('|'),
);
/** Titles under such a heading that do not name a problem. */
const NOT_A_PROBLEM = wholeWords(WORDS.otherHeadings);
const MAX_PROBLEMS = 15;
const MAX_TITLE = 160;
const MAX_DESCRIPTION = 400;
const KINDS = new Set(['home', 'product', 'about', 'pricing']);
/**
 * Confidence for an item listed under such a heading, a heading in the customer's words, and a lone
 * paragraph.
 */
const CONFIDENCE = { listed: 0.8, headed: 0.65, paragraph: 0.6 };

interface Problem {
  title: string;
  description: string | null;
  confidence: number;
}

/** Reads `business.market_problems`: the customer problems that the company says it solves. */
export const readMarketProblems: Reader = (input) => {
  const seen = new Set<string>();
  return input.pages
    .filter(({ kind }) => KINDS.has(kind))
    .flatMap((page) => problemsOf(page).map((problem) => ({ page, problem })))
    .filter(({ problem }) => !seen.has(foldName(problem.title)) && seen.add(foldName(problem.title)))
    .slice(0, MAX_PROBLEMS)
    .map(({ page, problem: { title, description, confidence } }): Evidence =>
      createEvidence(
        input,
        'business.market_problems',
        { title, description },
        { origin: 'text', url: page.url, confidence },
      ),
    );
};

function problemsOf(page: WebPage): Problem[] {
  const sections = sectionsOf(page);
  return sections.flatMap((section, at) => {
    const folded = foldText(section.title).replace(/[:.!?…]+$/, '');
    if (PROBLEMS_HEADING.test(folded)) return listed(section, subsections(sections, at));
    if (!STATED_PROBLEM_HEADING.test(folded) || section.title.length > MAX_TITLE) return [];
    return [{ title: section.title, description: textOf(section), confidence: CONFIDENCE.headed }];
  });
}

function listed(section: Section, below: readonly Section[]): Problem[] {
  const problemSections = below.filter(
    ({ title }) => title.length <= MAX_TITLE && /\p{L}/u.test(title) && !NOT_A_PROBLEM.test(foldText(title)),
  );
  if (problemSections.length > 0) {
    return problemSections.map((item) => ({
      title: item.title,
      description: textOf(item),
      confidence: CONFIDENCE.listed,
    }));
  }
  const lines = section.lines.filter((line) => line.length > 15 && !NOT_A_PROBLEM.test(foldText(line)));
  return lines.slice(0, 6).flatMap((line) => {
    const title = firstSentence(line, MAX_TITLE);
    if (title === null) return [];
    const rest = line.length > title.length ? line.slice(0, MAX_DESCRIPTION) : null;
    return [{ title, description: rest, confidence: CONFIDENCE.paragraph }];
  });
}

function textOf({ lines }: Section): string | null {
  return lines.find((line) => line.length > 20)?.slice(0, MAX_DESCRIPTION) ?? null;
}
