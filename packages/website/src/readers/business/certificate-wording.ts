import {
  foldedPatternOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

type Lists =
  | 'followsRule'
  | 'holders'
  | 'qualityPages'
  | 'notHeld'
  | 'planned'
  | 'privacyNotices'
  | 'articlesOfLaw'
  | 'listLabels'
  | 'conjunctions';

/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Readonly<Record<Lists, SpellingsByLanguage>> & {
    holdsCertificate: Readonly<Record<'wordParts' | 'wordEndings' | 'inSentences', SpellingsByLanguage>>;
    otherHolder: Readonly<Record<'pronouns' | 'verbs', SpellingsByLanguage>>;
  }
>('certificate-wording');
/** The last part of the path of a page about the company's quality. */
export const QUALITY_PAGE = new RegExp(`/(?:our-)?${foldedPatternOf(WORDS.qualityPages)}(?:\\.\\w+)?/?$`);
/** Wording that shows that the company complies with a law. */
export const FOLLOWS_RULE = new RegExp(foldedPatternOf(WORDS.followsRule));
/** Wording that shows that somebody holds a certificate. */
export const HOLDS = new RegExp(
  [
    // Folding takes letters of some scripts apart.
    foldText(foldedPatternOf(WORDS.holdsCertificate.wordParts)),
    `${foldedPatternOf(WORDS.holdsCertificate.wordEndings).replaceAll('…', '.{0,30}')}\\b`,
  ].join('|'),
);
/** Wording that shows it in a sentence that names a certificate. In a heading it may mean something else. */
export const HOLDS_IN_SENTENCE = new RegExp(
  `${HOLDS.source}|${foldText(foldedPatternOf(WORDS.holdsCertificate.inSentences))}`,
);
/** A company that is certified: `ISO 14001 certified plant`. */
export const HOLDER = new RegExp(`(?<!\\w)${foldText(foldedPatternOf(WORDS.holders))}(?!\\w)`);
/** Wording that shows that the company does not have the certificate yet. */
export const PLANNED = new RegExp(`(?<!\\w)${foldText(foldedPatternOf(WORDS.planned))}(?!\\w)`);
/**
 * Wording that shows that the certificate is planned, someone else's, or something that the company sells.
 */
export const NOT_HELD = new RegExp(
  `${PLANNED.source}|(?<!\\w)${foldText(foldedPatternOf(WORDS.notHeld))}(?!\\w)`,
);
/** A relative clause about someone else: `the mill next door, which is ISO 14001 certified`. */
export const ABOUT_SOMEONE_ELSE = new RegExp(
  `, ${foldedPatternOf(WORDS.otherHolder.pronouns)} ${foldedPatternOf(WORDS.otherHolder.verbs)}\\b`,
);
/**
 * Phrases that privacy notices address to data subjects. The law requires them on every site, so they prove
 * nothing.
 */
export const PRIVACY_NOTICE = new RegExp(
  `\\b(?:${foldedPatternOf(WORDS.privacyNotices)}|${foldedPatternOf(WORDS.articlesOfLaw)} ?\\d{1,2})\\b`,
);
/** A label for certificates followed by a list. */
export const LIST = new RegExp(
  `^(?:.{0,20}\\b)?${patternOf(WORDS.listLabels)} ?(?:[:–-]|\\p{Ll}{1,5})? (?<items>\\p{Lu}.{3,250})$`,
  'iu',
);
export const BETWEEN_ITEMS = new RegExp(`\\s*[,;·•|]\\s*| [–-] | ${foldedPatternOf(WORDS.conjunctions)} `);
