import { foldText } from '../../../parsing/fold-text';
import { loadVocabulary } from '../../../vocabulary/load-vocabulary';

/** `(m/w/d)`, `H/F`, `(all genders)`: only job advertisements have such marks. */
const GENDER_MARK =
  /\((?:[mwfdxhvin*]|gn|all|alle|any|divers|weiblich|mannlich)(?: ?[/|,*:+-] ?(?:[mwfdxhvin*]|gn|divers))+\)|\b[mwf]\/[wmf](?:\/[dx])?\b|\b[hf]\/[fh](?:\/x)?\b|\b(?:all|alle) (?:genders|geschlechter)\b|\(gn\)|\([mwfd]{3}\)/;

/** Role names, folded and in the singular. Advertisements name one person, lists of benefits name many. */
const TITLES = loadVocabulary<Record<'roles' | 'endings', readonly string[]>>('job-titles');
const ROLE = new RegExp(`\\b(?:${TITLES.roles.join('|')})\\b`);
/** German and Dutch compounds: Softwareentwickler, Vertriebsleiterin, magazijnmedewerker. */
const ROLE_ENDING = new RegExp(
  `(?:${TITLES.endings.join('|')})(?:\\*?in|:in|\\/in|\\/-in|\\(in\\)|innen|_in|_r|\\*r|:r)?\\b`,
);

/** Entries in job lists that are not openings. */
const NO_TITLE = new RegExp(
  `^(?:${[
    'final round.*|.*\\binterviews?\\b.*|# .*|apply(?: now| here| today)?|learn more|read more|more(?: info(?:rmation)?)?|view(?: all| job| jobs| role| details| openings| position)?.{0,20}|see (?:all|more|job|open).{0,25}|details',
    'all (?:jobs|positions|openings|departments|locations|teams)|open (?:positions|roles|jobs)|current (?:openings|vacancies)|jobs?|careers?|vacanc(?:y|ies)|job (?:search|alerts?|board|openings|offers)',
    'our (?:team|culture|values|benefits|offices|people)|benefits|culture|perks|values|life at .*|working at .*|why .*|meet .*|faqs?|students?|graduates?|early careers|internships|apprenticeships|diversity.*|how we (?:hire|work)|hiring process',
    'ausbildung|praktik(?:um|a)|werkstudenten|stages?|alternance|apprentissage|trainees?|freelancers?|studenten|azubis?|duales studium|stage|tirocini|practicas|home|about.*|contact.*|privacy.*|login|sign in|back|next|previous|filter|search|share|print|remote|full.?time|part.?time|location|department|job title|title|position|role|type',
    'join (?:us|our|the).*|talent (?:community|pool|network)|general application|open application|spontaneous application|speculative.*|send (?:us )?your.*|drop us.*|submit.*|don.?t see.*|no open.*',
    'jetzt bewerben|mehr (?:erfahren|infos?)|weiterlesen|zur stelle|zum job|alle (?:jobs|stellen).*|initiativ.*|karriere|stellenangebote|offene stellen|ansprechpartner.*|bewerb.*|ausbildungsplatze',
    'postuler.*|en savoir plus|voir .*|candidature spontanee|nos offres|toutes les offres|recrutement|aplicar|ver (?:mas|oferta).*|saber mas|candidatura.*|scopri.*|candidati.*|meer info.*|bekijk.*|solliciteer.*|open sollicitatie|vacatures?|lees meer',
    'engineering|sales|marketing|operations|product|design|finance|people|legal|support|customer success|human resources|hr|it|r&d|administration|management|data|security|logistics|vertrieb|entwicklung|produktion|verwaltung',
  ].join('|')})$`,
);
const SENTENCE =
  /[?!]|\.$|[.;] |\b(?:we|you|your|our|us|are you|wir|dein|deine|ihr|ihre|unser|unsere|nous|vous|votre|notre|tu|sie|jouw|onze)\b/;
const LONGEST = 110;

/** Whether a short text can be a job title, rather than a sentence or the name of a link or department. */
export function isPossibleJobTitle(text: string): boolean {
  const folded = foldText(text).trim();
  if (folded.length < 3 || text.length > LONGEST || !/\p{L}{3}/u.test(folded)) return false;
  return (
    !NO_TITLE.test(folded) &&
    !SENTENCE.test(folded.replace(/\([^()]{0,30}\)/g, '')) &&
    folded.split(' ').length <= 14
  );
}

/** Whether a text names a role or has an advertisement's gender mark. */
export function isJobTitle(text: string): boolean {
  if (!isPossibleJobTitle(text)) return false;
  const folded = foldText(text);
  return GENDER_MARK.test(folded) || ROLE.test(folded) || ROLE_ENDING.test(folded);
}

/** Strips the label that some pages put before a title (`Vacancy: Engineer`, `Career - Engineer`). */
export function stripTitleLabel(title: string): string {
  return title.replace(
    /^(?:careers?|jobs?|vacanc(?:y|ies)|stellenangebot|stelle|offre d['’]emploi|vacature)(?: ?[:|]| [–—-]) +(?=\p{Lu})/iu,
    '',
  );
}

/** Whether a text has a gender mark, which only job titles have. */
export function hasGenderMark(text: string): boolean {
  return GENDER_MARK.test(foldText(text.slice(0, 200)));
}
