import { textKey } from '../../merge/name-keys';

/** Words of a job title, lower case without accents, for each level. */
const FOUNDERS_AND_HEADS: ReadonlySet<string> = new Set([
  ...['founder', 'cofounder', 'founders', 'grunder', 'grunderin', 'fondateur', 'fondatrice', 'fundador'],
  ...['fundadora', 'ceo', 'owner', 'inhaber', 'inhaberin', 'geschaftsfuhrer', 'geschaftsfuhrerin', 'pdg'],
  ...['president', 'chairman', 'chairwoman', 'chairperson', 'chair'],
]);
const CHIEFS: ReadonlySet<string> = new Set([
  ...['chief', 'cto', 'cfo', 'coo', 'cmo', 'cpo', 'cro', 'cio', 'ciso', 'chro', 'cso', 'cco', 'vorstand'],
]);
const LEADERS: ReadonlySet<string> = new Set([
  ...['vp', 'svp', 'evp', 'avp', 'head', 'director', 'lead', 'leader', 'founding', 'directora', 'direktor'],
  ...['direktorin', 'directeur', 'directrice', 'direttore', 'direttrice', 'leiter', 'leiterin', 'leitung'],
  ...['bereichsleiter', 'bereichsleiterin', 'teamleiter', 'teamleiterin', 'abteilungsleiter'],
]);
/** Phrases that mean something other than their words. */
const PHRASES: readonly (readonly [phrase: string, meaning: string])[] = [
  ['vice president', 'vp'],
  ['chief executive', 'ceo'],
  ['managing director', 'ceo'],
  ['country manager', 'head'],
  ['product owner', 'product manager'],
  ['process owner', 'process manager'],
  ['lead generation', 'sales'],
  ['founder s associate', 'associate'],
  ['founders associate', 'associate'],
];
/** Roles that assist a leader (`Executive Assistant to the CEO`). */
const ASSISTANTS: ReadonlySet<string> = new Set([
  'assistant',
  'assistentin',
  'assistent',
  'assistenz',
  'secretary',
]);

export type Seniority = 'head' | 'chief' | 'leader' | 'member';

/** Returns the seniority of a job title, by its words. */
export function seniorityOf(title: string): Seniority {
  const key = PHRASES.reduce((words, [phrase, meaning]) => words.replaceAll(phrase, meaning), textKey(title));
  const words = key.split(' ');
  const containsAny = (level: ReadonlySet<string>) => words.some((word) => level.has(word));
  if (containsAny(ASSISTANTS)) return 'member';
  if (containsAny(FOUNDERS_AND_HEADS)) return 'head';
  if (containsAny(CHIEFS)) return 'chief';
  return containsAny(LEADERS) ? 'leader' : 'member';
}
