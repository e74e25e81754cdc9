/** A company introduced by words such as `client` or `website by`, with or without a legal form. */
export interface OtherCompanyName {
  name: string;
  start: number;
  end: number;
  /** `credit` for whoever built or hosts the site, `relation` for a business partner or an owner. */
  by: 'credit' | 'relation';
}

const CREDITS =
  '(?:(?:web ?|home)?(?:site|page|shop)|design(?:ed)?|develop(?:ed|ment)|built|created|hosted|hosting|powered|maintained|realized)(?: (?:and|&) \\p{L}{1,20})? by|' +
  '(?:levert|laget|utviklet|designet|driftet|bygget|hostet|skapad|utvecklad|levererad) av|(?:lavet|udviklet|leveret) af|' +
  '(?:réalis|développ|cré|héberg)ée? par|conçue? par|réalisation|conception|hébergeur|hébergement|' +
  'umsetzung|web ?design|gestaltung|hosting|konzeption|realisierung|' +
  '(?:erstellt|umgesetzt|gestaltet|realisiert|gehostet|entwickelt) von|' +
  '(?:diseñad|desarrollad)[ao] por|realizzato da|(?:gemaakt|ontwikkeld|gebouwd) door';
const PARENTS =
  'part of|subsidiary of|member of|division of|owned subsidiary of|parent company|tochter(?:gesellschaft|unternehmen)? (?:der|von)|(?:teil|mitglied) der|muttergesellschaft|gesellschafterin|komplementärin|' +
  'filiale (?:de|du)|membre (?:de|du)|société mère|en del av|datterselskap av|eid av|dotterbolag till|del van|dochter van|parte de';
const PARTIES =
  'clients?|customers?|kunden?|kunder|clientes?|clienti|auditors?(?: (?:of|to))?|auditeur|commissaire aux comptes|revisor|wirtschaftsprüfer|suppliers?|fournisseur|lieferant|leverandør|partners?|partenaires?|investors?|insurers?';
const EDGE = '(?<![\\p{L}\\d])';

/** Words that introduce another company. Has the `g` flag, for matchAll. */
export const OTHER_COMPANY_INTRODUCTION = new RegExp(
  `${EDGE}(?:${CREDITS}|${PARENTS}|${PARTIES})(?![\\p{L}\\d])`,
  'giu',
);
/** Matches introductions of whoever built or hosts the site. */
export const SITE_CREDIT = new RegExp(`^(?:${CREDITS})$`, 'iu');
/** Matches introductions of the company's parent. */
export const PARENT_RELATION = new RegExp(`^(?:${PARENTS})`, 'iu');
/** The name after an introduction: up to four capitalised words. */
const NAME_BEHIND =
  /^(?: ?[:–-] ?|,? )(?:the |our |la société |l['’]entreprise |die |der |firma )?(?<name>\p{Lu}[\p{L}\d&'’-]{1,30}(?: \p{Lu}[\p{L}\d&'’-]{1,30}){0,3})/u;
/** Capitalised words after `customer` or `part of` that are not a company. */
const NO_NAME =
  /^(?:service|services|support|care|success|portal|area|login|centre|center|relations|agreement|name|satisfaction|number|company|registered|registration|siren|siret|rcs|lei|org|uk|england|europe)\b/i;
const MAX_NAMES = 20;

/** Returns the names that the wording introduces as another company's, in order, at most twenty. */
export function otherCompanyNames(line: string): OtherCompanyName[] {
  const found: OtherCompanyName[] = [];
  for (const match of line.matchAll(OTHER_COMPANY_INTRODUCTION)) {
    const behind = match.index + match[0].length;
    const name = NAME_BEHIND.exec(line.slice(behind, behind + 160));
    const text = name?.groups?.['name'];
    if (!name || text === undefined || NO_NAME.test(text)) continue;
    const by = SITE_CREDIT.test(match[0]) ? 'credit' : 'relation';
    found.push({ name: text, start: match.index, end: behind + name[0].length, by });
    if (found.length >= MAX_NAMES) break;
  }
  return found;
}
