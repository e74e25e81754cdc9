import type { TeamMember } from '@firmlens/contract';
import { isRole } from '../../../parsing/role';

type Experience = TeamMember['experience'][number];
type Education = TeamMember['education'][number];

const MAX_BIOGRAPHY = 2_000;
const MAX_ITEMS = 6;
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}\\d&.'’-]*";
/** The name of a company or school: capitalised words and the short words between them. */
const NAME = `(?:the )?${CAPITALISED}(?: (?:(?:of|for|the|and|&|de|la|für|zu|di|du|des) )?${CAPITALISED}){0,5}`;
const FORMER =
  '(?:[Pp]reviously|[Ff]ormerly|[Ff]ormer|[Pp]rior to (?:joining )?[^,.;]{2,60},|[Bb]efore (?:joining |that,? )?[^,.;]{0,60},|[Mm]ost recently|[Zz]uvor|[Ff]rüher|[Aa]uparavant|[Aa]nteriormente|[Ii]n precedenza)';
const PREVIOUS_ROLE = new RegExp(
  `${FORMER}[^.;]{0,40}?(?<![\\p{L}])(?<position>[\\p{L}][\\p{L}&/, -]{1,70}?) (?:at|with|bei|chez|en|presso) (?<company>${NAME})`,
  'gu',
);
const HEADED = new RegExp(
  `${FORMER}[^.;]{0,40}?(?<![\\p{L}])(?<position>CEO|CTO|CFO|COO|CMO|[Cc]o-?[Ff]ounder|[Ff]ounder|[Pp]resident|[Oo]wner) of (?<company>${NAME})`,
  'gu',
);
const SERVED = new RegExp(
  `(?:was|worked as|served as|has been|been|held the (?:role|position) of|acted as) (?:an?|the)? ?(?<position>[\\p{L}][\\p{L}&/, -]{1,70}?) (?:at|for|with) (?<company>${NAME})`,
  'gu',
);
const WORKED = new RegExp(
  `(?:[Pp]reviously|[Ff]ormerly|[Bb]efore that|[Ee]arlier)[^.;]{0,40}?(?:worked|spent [^.;]{1,30}|been) (?:at|for|with) (?<company>${NAME})`,
  'gu',
);
const DEGREE =
  "(?:Ph\\.?D\\.?|Dr\\.?|Doctorate|MBA|EMBA|M\\.?Sc\\.?|MS|MA|M\\.?A\\.?|M\\.?Eng\\.?|Master(?:'s|’s)?(?: [Dd]egree)?|Masters(?: [Dd]egree)?|B\\.?Sc\\.?|BS|BA|B\\.?A\\.?|B\\.?Eng\\.?|Bachelor(?:'s|’s)?(?: [Dd]egree)?|Diploma|Diplom|LL\\.?M\\.?|LL\\.?B\\.?|J\\.?D\\.?|M\\.?D\\.?|[Dd]egree)";
const DEGREE_FROM = new RegExp(
  `(?<![\\p{L}])(?<degree>${DEGREE}(?: (?:of|in) [\\p{L}][\\p{L}&, -]{1,60}?)?) (?:from|at) (?<school>${NAME})`,
  'gu',
);
const STUDIED = new RegExp(
  `(?<![\\p{L}])(?:graduated|graduate|alumn(?:us|a)|studied (?<subject>[\\p{L}][\\p{L}& -]{1,50}?)|educated) (?:from|of|at) (?<school>${NAME})`,
  'gu',
);

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
    for (const { groups } of text.matchAll(pattern)) {
      const position = (groups?.['position'] ?? '')
        .replace(/^.*\b(?:was|as|served|worked|been|role of|position of|he|she|they|and)\b /i, '')
        .replace(/^(?:an?|the|our|its) /i, '')
        .trim();
      if (isRole(position) && position.length <= 60) add(groups?.['company'] ?? '', position);
    }
  }
  for (const { groups } of text.matchAll(WORKED)) add(groups?.['company'] ?? '', null);
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
  for (const { groups } of text.matchAll(DEGREE_FROM))
    add(groups?.['school'] ?? '', (groups?.['degree'] ?? '').trim());
  for (const { groups } of text.matchAll(STUDIED)) {
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
    .replace(/ (?:He|She|They|In|At|As|Before|Prior)$/, '')
    .trim();
  return clean.length >= 2 ? clean : null;
}
