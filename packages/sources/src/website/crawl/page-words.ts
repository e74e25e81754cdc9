import type { PageKind } from '../site';

/** Kinds that the words of a path or of a link can tell; the others follow from where a page stands. */
export type NamedKind = Exclude<PageKind, 'home' | 'job' | 'other'>;

/**
 * Words by which websites name their pages, folded: lower case, no accents, words joined by hyphens.
 * English, German, French, Spanish, Italian, Portuguese, Dutch, Finnish, Polish and the Scandinavian languages.
 */
const WORDS: Readonly<Record<NamedKind, string>> = {
  about:
    'about about-us company who-we-are our-story our-company ueber-uns uber-uns unternehmen a-propos qui-sommes-nous entreprise ' +
    'apropos la-societe notre-histoire sobre sobre-nosotros nosotros conocenos quienes-somos empresa quem-somos chi-siamo azienda ' +
    'over-ons om-oss om-os foretaget virksomheden yritys meista o-nas o-firmie',
  contact:
    'contact contact-us contacts kontakt contacto contactanos contactenos contatti contattaci contato contactez-nous nous-contacter ' +
    'kontakta kontakta-oss kontakt-oss kontakt-os yhteystiedot neem-contact-op locations offices standorte',
  legal:
    'imprint impressum legal legal-notice legal-notices mentions-legales aviso-legal note-legali colofon terms terms-of-service ' +
    'terms-and-conditions privacy privacy-policy agb datenschutz datenschutzerklaerung politique-de-confidentialite ' +
    'politique-confidentialite confidentialite cgv cgu politica-de-privacidad privacidad informativa-privacy privacyverklaring ' +
    'privacybeleid integritetspolicy personvern tietosuoja',
  team:
    'team people leadership management our-team the-team unser-team equipe notre-equipe equipo board founders ons-team ' +
    'medewerkers medarbetare ansatte',
  careers:
    'careers career jobs join-us join-our-team join-the-team work-with-us work-for-us we-re-hiring we-are-hiring open-roles job-openings karriere stellenangebote emplois recrutement vacatures empleo lavora-con-noi ' +
    'werken-bij jobb karriar vacancies open-positions offene-stellen nous-rejoindre rejoignez-nous trabaja-con-nosotros ' +
    'lediga-jobb ledige-stillinger',
  pricing: 'pricing prices plans preise tarifs precios prezzi precos prijzen priser',
  product:
    'product products solution solutions service services platform features industries use-cases customers case-studies ' +
    'integrations produkte produkt loesungen losungen leistungen produits prestations expertises productos soluciones servicios ' +
    'prodotti servizi soluzioni produkter tjanster tjenester ydelser palvelut tuotteet diensten producten oplossingen',
  news: 'news newsroom press presse prensa media blog insights changelog aktuelles actualites noticias nieuws nyheter',
  trust: 'security trust compliance certifications gdpr sicherheit securite',
  compare: 'vs compare comparison comparisons alternative alternatives vergleich',
};

/** Each word or hyphenated phrase with the kind of page that it names. */
export const KIND_OF_WORD: ReadonlyMap<string, NamedKind> = new Map(
  (Object.entries(WORDS) as [NamedKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, NamedKind] => [word, kind]),
  ),
);

/** Words that name a kind of page alone, and something else within a phrase (`risk-management`, `board-games`). */
export const ALONE_ONLY: ReadonlySet<string> = new Set([
  'management',
  'people',
  'board',
  'media',
  'platform',
]);

/** Words of headlines that tell of money and control: posts worth a request before others. */
export const EVENT_WORDS =
  /\b(?:raises|raised|funding|series-[a-j]|seed|investment|investors?|acquires|acquired|acquisition|merger|launches|partners(?:hip)?|appoints|finanzierung|levee)\b/;

/** Folds text to the form of the table: lower case, accents dropped, words joined by single hyphens. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
