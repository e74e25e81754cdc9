import type { TeamMember } from '@firmlens/contract';
import {
  allMatches,
  foldedPatternOf,
  isRole,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

type Experience = TeamMember['experience'][number];
type Education = TeamMember['education'][number];

/** The schema of the file explains each list. */
type BiographyWords = Record<
  | 'past'
  | 'priorTo'
  | 'before'
  | 'positionAt'
  | 'heads'
  | 'of'
  | 'served'
  | 'articles'
  | 'possessives'
  | 'beforePosition'
  | 'earlier'
  | 'worked'
  | 'workedAt'
  | 'degrees'
  | 'degreeIn'
  | 'degreeFrom'
  | 'graduated'
  | 'studied'
  | 'graduatedFrom'
  | 'insideNames'
  | 'sentenceStarts',
  SpellingsByLanguage
>;

const WORDS = loadVocabulary<BiographyWords>('biographies');
const MAX_BIOGRAPHY = 2_000;
const MAX_ITEMS = 6;
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}\\d&.'’-]*";
/** The name of a company or school: capitalised words and the short words between them. */
const NAME = `(?:the )?${CAPITALISED}(?: (?:(?:&|${patternOf(WORDS.insideNames)}) )?${CAPITALISED}){0,5}`;
const FORMER = `(?:${patternOf(WORDS.past)}|${patternOf(WORDS.priorTo)} [^,.;]{2,60},|${patternOf(WORDS.before)} [^,.;]{0,60},)`;
const PREVIOUS_ROLE = new RegExp(
  `${FORMER}[^.;]{0,40}?(?<![\\p{L}])(?<position>[\\p{L}][\\p{L}&/, -]{1,70}?) ${patternOf(WORDS.positionAt)} (?<company>${NAME})`,
  'gu',
);
const HEADED = new RegExp(
  `${FORMER}[^.;]{0,40}?(?<![\\p{L}])(?<position>${patternOf(WORDS.heads)}) ${patternOf(WORDS.of)} (?<company>${NAME})`,
  'gu',
);
const SERVED = new RegExp(
  `${patternOf(WORDS.served)} ${patternOf(WORDS.articles)}? ?(?<position>[\\p{L}][\\p{L}&/, -]{1,70}?) ${patternOf(WORDS.workedAt)} (?<company>${NAME})`,
  'gu',
);
const WORKED = new RegExp(
  `${patternOf(WORDS.earlier)}[^.;]{0,40}?${patternOf(WORDS.worked).replaceAll('…', '[^.;]{1,30}')} ${patternOf(WORDS.workedAt)} (?<company>${NAME})`,
  'gu',
);
const DEGREE_FROM = new RegExp(
  `(?<![\\p{L}])(?<degree>${patternOf(WORDS.degrees)}(?: ${patternOf(WORDS.degreeIn)} [\\p{L}][\\p{L}&, -]{1,60}?)?) ${patternOf(WORDS.degreeFrom)} (?<school>${NAME})`,
  'gu',
);
const STUDIED = new RegExp(
  `(?<![\\p{L}])(?:${patternOf(WORDS.graduated)}|${patternOf(WORDS.studied)} (?<subject>[\\p{L}][\\p{L}& -]{1,50}?)) ${patternOf(WORDS.graduatedFrom)} (?<school>${NAME})`,
  'gu',
);
const BEFORE_POSITION = new RegExp(`^.*\\b${foldedPatternOf(WORDS.beforePosition)}\\b `, 'i');
const LEADING_ARTICLE = new RegExp(`^${foldedPatternOf(WORDS.articles, WORDS.possessives)} `, 'i');
const NEXT_SENTENCE = new RegExp(` ${foldedPatternOf(WORDS.sentenceStarts)}$`);

/** Extracts the person's former positions from a biography. Only unambiguous wording counts. */
export function experienceIn(biography: string): Experience[] {
  const text = biography.slice(0, MAX_BIOGRAPHY);
  const found: Experience[] = [];
  const add = (company: string, position: string | null): void => {
    const name = endOfName(company);
    if (name === null || found.length >= MAX_ITEMS || found.some((item) => item.company === name)) return;
    found.push({
      company: name,
      position,
      description: null,
      start_date: null,
      end_date: null,
      is_current: false,
      location: null,
    });
  };
  for (const pattern of [PREVIOUS_ROLE, HEADED, SERVED]) {
    for (const { groups } of allMatches(text, pattern)) {
      const position = (groups?.['position'] ?? '')
        .replace(BEFORE_POSITION, '')
        .replace(LEADING_ARTICLE, '')
        .trim();
      if (isRole(position) && position.length <= 60) add(groups?.['company'] ?? '', position);
    }
  }
  for (const { groups } of allMatches(text, WORKED)) add(groups?.['company'] ?? '', null);
  return found;
}

/** Extracts the schools and degrees from a biography. */
export function educationIn(biography: string): Education[] {
  const text = biography.slice(0, MAX_BIOGRAPHY);
  const found: Education[] = [];
  const add = (school: string, degree: string | null): void => {
    const name = endOfName(school);
    if (
      name === null ||
      found.length >= MAX_ITEMS ||
      found.some((item) => item.school === name && item.degree === degree)
    )
      return;
    found.push({ school: name, degree, description: null, start_date: null, end_date: null, location: null });
  };
  for (const { groups } of allMatches(text, DEGREE_FROM))
    add(groups?.['school'] ?? '', (groups?.['degree'] ?? '').trim());
  for (const { groups } of allMatches(text, STUDIED)) {
    const school = groups?.['school'] ?? '';
    if (!found.some((item) => item.school === endOfName(school)))
      add(school, groups?.['subject']?.trim() ?? null);
  }
  return found;
}

/** Cuts off the start of the next sentence or clause after a name. Returns null if nothing is left. */
function endOfName(name: string): string | null {
  const [first = ''] = name.split(/(?<=\p{L}{3,})\. /u);
  const clean = first
    .replace(/^the /, '')
    .replace(/[.,'’-]+$/, '')
    .replace(NEXT_SENTENCE, '')
    .trim();
  return clean.length >= 2 ? clean : null;
}
