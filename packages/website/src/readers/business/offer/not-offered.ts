import {
  foldedPatternOf,
  foldName,
  foldText,
  isJobTitle,
  loadVocabulary,
  MONTHS,
  type SpellingsByLanguage,
} from '@firmlens/text';
import { pathWords } from '../../../crawl/page-kind';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { shareOf } from '../../trees/measures';
import { withoutNumber } from '../service-name';
import type { Candidate } from './candidates';

const { projectLinks } = loadVocabulary<{ projectLinks: SpellingsByLanguage }>('service-headings');
const { help } = loadVocabulary<{ help: SpellingsByLanguage }>('offer-paths');
/** What a card's link to a finished project says: `Case study in detail`. */
const PROJECT_LINK = new RegExp(`(?<!\\p{L})${foldedPatternOf(projectLinks)}(?!\\p{L})`, 'u');
const MAX_LINK = 40;
const HELP = new RegExp(`^${foldedPatternOf(help)}$`);
/** Shorter headings with a date may be courses. */
const MIN_HEADLINE_WORDS = 5;
const MAX_DATE = 30;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const MONTH_NAMES: ReadonlySet<string> = new Set(MONTHS.flat());

/**
 * Returns a function that tells candidates which a site names for another reason than to offer them: openings, the
 * headlines of its news, projects for customers, and topics of its help.
 */
export function notOfferedOn(pages: readonly WebPage[]): (candidate: Candidate) => boolean {
  const others = new Set(pages.flatMap((page) => [...headlinesOf(page), ...projectsOf(page)]).map(foldName));
  return (candidate) =>
    candidate.place !== 'menu' &&
    (isOpening(candidate) || isHelp(candidate) || others.has(foldName(candidate.name)));
}

/** Whether a name is a job title, or stands among job titles, on a page for applicants. */
function isOpening({ page, name, among }: Candidate): boolean {
  const isForApplicants = page.kind === 'careers' || page.kind === 'job';
  return isForApplicants && (isJobTitle(name) || shareOf(among, isJobTitle) >= 0.5);
}

function isHelp({ page }: Candidate): boolean {
  return HELP.test(pathWords(page.url).findLast((word) => word !== 'index') ?? '');
}

/** Returns the long headings below which a line is nothing but a date. */
function headlinesOf(page: WebPage): string[] {
  const { blocks } = layoutOf(page);
  return blocks.flatMap((block, at) =>
    block.level > 0 && block.text.split(/\s+/).length >= MIN_HEADLINE_WORDS && isDate(blocks[at + 1])
      ? [withoutNumber(block.text)]
      : [],
  );
}

function isDate(block: Block | undefined): boolean {
  if (!block || block.level > 0 || block.text.length > MAX_DATE || !YEAR.test(block.text)) return false;
  const words = foldText(block.text).match(/\p{L}{3,}/gu) ?? [];
  return words.every((word) => MONTH_NAMES.has(word));
}

/** Returns the names of cards of which most link to a case study. */
function projectsOf(page: WebPage): string[] {
  return layoutOf(page)
    .groups.filter(({ units }) => shareOf(units, ({ blocks }) => blocks.some(isProjectLink)) > 0.5)
    .flatMap(({ units }) => units.flatMap(({ blocks }) => blocks.slice(0, 1)))
    .map(({ text }) => withoutNumber(text));
}

function isProjectLink({ text, linkShare }: Block): boolean {
  return linkShare === 1 && text.length <= MAX_LINK && PROJECT_LINK.test(foldText(text));
}
