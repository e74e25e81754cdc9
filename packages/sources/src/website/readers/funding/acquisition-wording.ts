import { fundingSource } from './funding-words';

function behind(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?:(?<=['’])|(?![\\p{L}\\d'’]))\\s*`, 'giu');
}

export const TAKES_OVER = behind(fundingSource(({ acquisitions }) => acquisitions?.takesOver));
export const BUYS = behind(fundingSource(({ acquisitions }) => acquisitions?.buys));
export const VERB_AT_END = behind(fundingSource(({ acquisitions }) => acquisitions?.verbAtEnd));
export const BECAME_PART_OF = behind(fundingSource(({ acquisitions }) => acquisitions?.becamePartOf));

/** Wording followed by the acquirer and preceded by the acquired company: `Übernahme durch Globex`. */
export const ACQUIRER_AFTER =
  /^(?:\s?\([^()]{0,40}\))?,?\s?(?<![\p{L}])(?:by|durch|par|por|da(?:lla|l)?|door|av|af|przez)\s+(?=(?:\p{Ll}{1,4} )?\p{Lu})/u;

/** Words that show that a sentence is about a company. */
export const FIRM_WORDS =
  /\b(?:company|companies|firm|business|maker|manufacturer|employees|staff|people join|shares|stake|gmbh|s\.?r\.?l|s\.?p\.?a|ltd|limited|inc|llc|ab|aps|a\/s|oy|b\.?v|s\.?l|sp\. z|ltda|unternehmen|firma|betrieb|hersteller|mitarbeit\w+|anteile|entreprise|soci[eé]t[eé]|salari[eé]s|filiale|empresa|compa[nñ][ií]a|cl[ií]nicas?|cooperativa|empleados|azienda|dipendenti|cantina|cascina|bedrijf|onderneming|medewerkers|corretora|colaboradores|bolaget|f[oö]retaget|anst[aä]llda|virksomhed\w*|selskab\w*|selskap\w*|medarbejdere|ansatte|sp[oó][lł]k\w+|firm[eęy]|pracownik\w*|ud[zź]ia[lł]\w*|yhti[oö]\w*|yritys\w*|from (?:him|her|its founder|the founder))\b/iu;

/** Headings above a list of acquired companies, folded. */
export const ACQUISITIONS_HEADING =
  /^(?:our |nos |unsere |nuestras |le nostre |onze |vara |vore |vare |nasze |nossas )?(?:(?:recent |past |previous )?acquisitions(?: history)?|mergers and acquisitions|companies we(?: have|'ve)? acquired|croissance externe|ubernahmen|zukaufe|akquisitionen|adquisiciones|acquisizioni|overnames|acquisities|aquisicoes|forvarv|opkob|oppkjop|przejecia|akwizycje|yrityskaupat|yritysostot)$/;

/** Assets that are not companies, as the last word of what was bought, folded. */
export const NON_COMPANY_ASSETS =
  /(?:^|\s|-)\p{L}*(?:grundstuck\w*|gebaude\w*|halle|hallen|gelande\w*|leitung|fuhrung|maschinen?|anlagen?|flachen?|immobilien?|liegenschaft\w*|standort\w*|verantwortung|mehrheit|anteile|geschafts?|raume|vertrieb|vertretung|produktion|projekts?|auftrag\w*|kosten|patente?|lizenz\w*|rolle|aufgaben?)$|\b(?:headquarters?|building|buildings|offices?|factory|land|site|warehouse|property|machinery|equipment|license|customers?|users?|funding|talent|skills|certification|batiments?|usines?|locaux|terrains?|edificio|nave|terreno|stabilimento|terreni|pand|gebouw|fastighet\w*|byggnad\w*|lokaler|hala|budynek|dzialk\w*|imovel|predio)$/u;
