import { fundingSource } from './funding-words';

function behind(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?:(?<=['’:])|(?![\\p{L}\\d]))\\s*`, 'giu');
}

/** Wording before the lead investor, and before participants in the round. */
export const LED_BY_PATTERN = behind(fundingSource(({ investments }) => investments?.ledBy));
export const PARTICIPATION_PATTERN = behind(fundingSource(({ investments }) => investments?.with));
/** Wording after the lead investor, and after any investor. */
export const LEADS_PATTERN = behind(fundingSource(({ investments }) => investments?.leads));
export const INVESTS_PATTERN = behind(fundingSource(({ investments }) => investments?.invests));

/** Words in the names of investment firms. */
export const INVESTOR_NAME_WORDS =
  /(?<!\p{L})(?:capital|ventures?|partners|equity|invest\p{L}*|funds?|fonds|fondo|growth|angels?|vc|\p{L}*beteiligung\p{L}*|wagnis\p{L}*|tillväxt|ängel\p{L}*|partecipazioni|participa(?:ções|ciones|tions)|kapital\p{L}*|pääoma\p{L}*|rahasto|sijoitus|fundusz\p{L}*|gründerfonds|[\p{L}-]+fonds|caisse|bpifrance|accelerator)(?!\p{L})/iu;
/** Wording for someone who bought a stake in the company, folded. */
export const STAKE_WORDS =
  /\b(?:stake|shareholders?|minority|majority|invested|investors?|backed|private equity|anteil\w*|beteilig\w*|gesellschafter\w*|mehrheit\w*|minderheit\w*|investor\w*|capital (?:de|du|social)|au capital|actionnaires?|en possede|en detient|participacion|accionista\w*|fondo|entra nel\w*|quote|socio|socia|socios|aandelen|aandeelhouders?|belang|investeerder\w*|agare|delagare|aktier|investerare|aksjer|eier|ejer|aktionaer\w*|udzial\w*|fundusz\w*|inwestor\w*|omistaja\w*|sijoittaja\w*)\b|\d ?%/;
/** A stake in the family business is a stake in the company. */
export const FAMILY_OWNERSHIP =
  /\b(?:the family|die familie|der familie|la famille|la familia|la famiglia|de familie|familjen|familien|rodzin\w*|a familia|en possede|en detient)\b/;
/** Wording for former or prospective investors and for investments elsewhere, folded. */
export const NOT_A_CURRENT_STAKE =
  /\b(?:exited|divested|sold (?:its|their) (?:stake|shares)|bought back|former(?:ly)?|ausgestiegen|ehemal\w*|zuruckgekauft|est sorti|a cede sa|vendio su|previously|invested in over|portfolio|tambem e soci\w|also (?:owns|backs|invests)|for our customers|partnership with)\b/;

const SECTION =
  '(?:our |meet our |unsere |nos |nuestros |i nostri |onze |vara |vore |vare |nasi |nossos |os nossos )?';
/** Headings above investors, folded. */
export const INVESTORS_HEADING = new RegExp(
  `^${SECTION}(?:investors?|backers|investors (?:and|&) (?:backers|advisors|board)|backers (?:and|&) investors|investoren|investor:innen|investisseurs|inversores|investitori|investeerders|investerare|investorer|inwestorzy|investidores|sijoittajat|investori|kapitalgeber)$|^(?:we are |we['’]re )?(?:proudly )?(?:backed|funded) by(?: the best| leading| great| world.class| top| our| some of the best)?(?: investors)?$|^who (?:backs|funds|invested in) us$|^finanziert (?:von|durch)$`,
);
/**
 * Headings above owners, supporters and partners of many kinds, folded. Only investment firms among them
 * count.
 */
export const OWNERS_HEADING = new RegExp(
  `^${SECTION}(?:owners|ownership|shareholders|gesellschafter|eigentumer|anteilseigner|actionnaires|actionnariat|capital|azionisti|soci|accionistas|socios|aandeelhouders|eigenaren|agare|agarna|aktieagare|delagare|ejere|eiere|eierne|aksjonaerer|aktionaerer|wlasciciele|udzialowcy|akcjonariusze|wlasnosc|omistajat|acionistas|supporters|supported by|unterstutzer|unterstutzt von|ils nous soutiennent|they support us|nos soutiens|nos apoyan|ci sostengono|gesteund door|partners? (?:and|&) investors|investors (?:and|&) partners|investoren (?:und|&) partner|partner (?:und|&) investoren|investisseurs (?:et|&) partenaires|partenaires (?:et|&) investisseurs)$`,
);
