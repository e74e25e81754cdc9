export { allMatches } from './all-matches';
export { passesLuhn, passesModulo11 } from './check-digits';
export { countriesIn, type Country, countryOfCode, countryOfName, countryOfPlace, isPlace } from './country';
export { employeeRange } from './employee-range';
export { EAST_ASIAN_LETTERS, textWidth } from './east-asian';
export { foldName, foldText, foldToWords } from './fold-text';
export {
  hasGenderMark,
  isJobTitle,
  isPossibleJobTitle,
  MAX_JOB_TITLE,
  MAX_LOCATION,
  stripTitleLabel,
  withoutGenderMark,
} from './job-title';
export { endOfJson, endOfString, isTooComplexJson } from './json-shape';
export { type LegalForm, legalFormOf, legalFormsIn, mentionsLegalForm, stripLegalForm } from './legal-forms';
export { isLei } from './lei';
export { memoized, remembered, withReports } from './memoized';
export { linesOf, narrowed } from './narrow-text';
export { MONTHS } from './month-names';
export { domainLabel, nameSimilarity } from './name-similarity';
export { NOOP_TOKENIZER_CALLBACKS } from './noop-tokenizer-callbacks';
export {
  countDates,
  countSlashDateOrders,
  dayOfTimestamp,
  type DayOrder,
  parseCalendarDay,
  parseMonth,
} from './parse-calendar-day';
export { hasAbbreviatedTitle, isCredentials, parsePersonName } from './person-name';
export { normalisePhoneNumber } from './phone-number';
export {
  CANADIAN_PROVINCES,
  CHINESE_PROVINCES,
  CITY_COUNTRIES,
  INDIAN_STATES,
  isStateOf,
  US_STATES,
} from './place-names';
export { createPatternFilter } from './pattern-filter';
export { createPhraseSearch } from './phrase-search';
export { collapseWhitespace, plainText } from './plain-text';
export { beginningOf, withoutCutNames } from './truncated-text';
export {
  formatAddress,
  formatOfficeLocation,
  normaliseCityName,
  parseCountry,
  type PostalAddress,
} from './postal-address';
export { isRole, roleAtEnd, roleAtStart } from './role';
export {
  literal,
  anyOf,
  type RequiredLiterals,
  requiredLiterals,
  SHORTEST_LITERAL,
} from './required-literals';
export { type SocialField, socialProfile } from './social-profile';
export { createTeamMember } from './team-member';
export { titleCase } from './title-case';
export {
  collectLanguageWords,
  LANGUAGE_FILES,
  type MoneyWords,
  type NumberWords,
  type SpelledNumbers,
} from './vocabulary/languages';
export { loadVocabulary, loadVocabularyFolder } from './vocabulary/load-vocabulary';
export { spellingsToPattern } from './vocabulary/spellings';
export { foldedPatternOf, patternOf, type SpellingsByLanguage, wholeWords } from './vocabulary/word-lists';
export { citiesNamed, type City, isCitySpelling } from './cities';
export {
  isFrequentWord,
  isGivenName,
  isKnownName,
  nameLikelihood,
  type NameLikelihood,
} from './name-likelihood';
export { isTownOf, townAt } from './towns';
