import { plainText } from './plain-text';
import { isPlace } from './country';
import { isRole } from './role';

const MAX_NAME = 60;
/** Small words inside names. */
const PARTICLES = new Set(
  'van von der den de del della delle di da do dos das du la le el al bin bint ibn ben ten ter te zu zum zur af av y e i und von und zu st'.split(
    ' ',
  ),
);
/** Courtesy and academic titles; of one letter only with its stop, which initials have as well. */
const TITLES =
  'prof(?:essor)?a?|dra?|mr|mrs|ms|mx|sir|dame|herr|frau|mme|mlle|maître|ing|mag|dkfm|priv|doz|univ|hon|rev|dipl|mgr|bc|judr|mudr|mvdr|phdr|paeddr|rndr|thdr|inż|hab|lic|licda|arch|avv|rag|geom|dott(?:\\.?ssa)?|sig(?:\\.?(?:ra|na))?|don|doña|dñ?a|d\\.? ?ª|d\\.ª|sra?|srta|sr\\.ª|engª?|engº|hr|fr|dhr|mevr|mw|drs|adv|shri|smt|ra|rain|c\\.?p';
const TITLE_BEFORE = new RegExp(
  `^(?:(?:(?:${TITLES})\\.?|(?:m|d|p)\\.)(?:-?[ ]?(?:ing|kfm|inf|phys|med|jur|rer|nat|phil|pol|oec|dent|vet|h|c|ök|wirt|des)\\.?){0,4}(?: ?\\((?:fh|th|tu|ba|univ)\\.?\\))? |\\(?(?:he|she|they)\\/(?:him|her|them)\\)? ){1,4}`,
  'i',
);
/** How imprints begin a line without a colon. */
const POSITION_BEFORE =
  /^(?:gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in)?|inhaber(?:in)?|vertreten durch|gérante?|ceo|managing director)\s+(?=\p{Lu})/iu;
const CREDENTIALS_AFTER =
  /(?:,? \(?(?:ph\.?d\.?|m\.?d\.?|mba|emba|m\.?sc\.?|b\.?sc\.?|m\.?a\.?|b\.?a\.?|m\.?eng\.?|b\.?eng\.?|ll\.?m\.?|ll\.?b\.?|j\.?d\.?|cpa|cfa|cissp|esq\.?|pe|p\.eng\.?|fca|aca|acca|cbe|obe|mbe|jr\.?|sr\.?|ii|iii|iv|csc|dis\.?|mrcvs|frcs|frics|bvsc|dds|r\.?n\.?|he\/him|she\/her|they\/them|er\/ihm|sie\/ihr)\)?){1,4}$/i;
const WORD = /^[\p{Lu}\p{Lo}][\p{L}\p{M}]*(?:['’.-][\p{L}\p{M}]+)*\.?$/u;
/** Words of headings, buttons, products and companies, in the languages that most sites are in. */
const NOT_IN_NAMES = new Set(
  (
    'of siège social obtenez demandez contactez découvrez besoin consultation app apps orders contract contracts billing payments activities skill skills accounts password passwords passkeys authenticator market markets forward online web shop store mobile mass elettronica systems projects muster mustermann musterfrau doe ' +
    'our the your their meet us we you all about team teams leadership management board advisors advisory advisers investors company careers career jobs job join contact learn read more view see show less full profile bio office offices story stories values mission vision culture news blog press media home page open roles positions and or for with from how why what who when where get started start now new free trial demo request book call ' +
    'product products platform solution solutions service services software data cloud security privacy policy terms legal notice cookie cookies customer customers success support sales marketing engineering design finance operations people human resources technology research development business global international group holding partners partner academy university institute school college hospital bank capital ventures foundation association council committee inc ltd llc gmbh ag limited corporation awards award winner certified contact email phone address follow linkedin twitter facebook instagram youtube github follow share image photo portrait picture ' +
    'street road avenue north south east west united states kingdom europe america asia africa world january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday today quick easy fast best top great happy good better awesome ' +
    'unser unsere unseren das die der wir über uns ihr ihre team geschäftsführung geschäftsleitung vorstand aufsichtsrat unternehmen ansprechpartner kontakt karriere stellenangebote mehr erfahren alle aktuelles leistungen referenzen impressum datenschutz startseite vertrieb verwaltung technik kunden ' +
    'notre nos équipe direction à propos qui sommes nous en savoir plus entreprise accueil voir ' +
    'nuestro nuestra equipo sobre nosotros empresa ver más inicio quienes somos il nostro la nostra chi siamo azienda contatti ons onze over mensen bedrijf vårt vår om oss'
  ).split(' '),
);

/** A person's name as the page gives it, without titles, degrees and pronouns, or null where the text is no name. */
export function parsePersonName(text: string): string | null {
  const plain = plainText(text, 120)
    .replace(/[,:|·–—-]+$/, '')
    .trim();
  if (plain.length > MAX_NAME + 30 || /[\d@:;!?/\\|_=<>{}[\]#&"“”„*+]/.test(plain.replace(/\([^)]*\)$/, '')))
    return null;
  const name = plain
    .replace(/ \([^)]{1,30}\)$/, '')
    .replace(POSITION_BEFORE, '')
    .replace(TITLE_BEFORE, (title, _at, whole: string) =>
      whole.slice(title.length).includes(' ') ? '' : title,
    )
    .replace(CREDENTIALS_AFTER, '')
    .trim();
  const words = name.split(' ');
  if (name.length < 4 || name.length > MAX_NAME || words.length < 2 || words.length > 6) return null;
  const main = words.filter((word) => !PARTICLES.has(word));
  if (main.length < 2 || main.length > 5 || PARTICLES.has(words.at(-1) ?? '')) return null;
  if (!main.every((word) => WORD.test(word))) return null;
  // A name with initials only, or in which a heading's or product's word stands, is none.
  if (main.every((word) => word.replace('.', '').length < 2)) return null;
  if (main.some((word) => NOT_IN_NAMES.has(word.toLowerCase()))) return null;
  if (isRole(name) || isPlace(name)) return null;
  return name === name.toUpperCase() && name !== name.toLowerCase() ? capitalised(name) : name;
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
