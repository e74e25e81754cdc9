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
    'over-ons om-oss om-os foretaget virksomheden yritys meista o-nas o-firmie ' +
    'wir-ueber-uns das-unternehmen geschichte historie philosophie gruppe le-groupe il-gruppo storia la-nostra-storia historia nuestra-historia cooperativa la-cooperativa la-empresa sobre-nos a-empresa o-firme o-nama o-spolecnosti company-profile corporate-profile corporate',
  contact:
    'contact contact-us contacts kontakt contacto contactanos contactenos contatti contattaci contato contactez-nous nous-contacter ' +
    'kontakta kontakta-oss kontakt-oss kontakt-os yhteystiedot neem-contact-op locations offices standorte ' +
    'contactenos kontakty fale-conosco onde-estamos dove-siamo find-us store-locator sedi sedes filialen niederlassungen vestigingen agences nos-agences implantations nos-implantations bureaux kontorer toimipisteet biura pobocky',
  legal:
    'imprint impressum legal legal-notice legal-notices mentions-legales aviso-legal note-legali colofon terms terms-of-service ' +
    'terms-and-conditions privacy privacy-policy agb datenschutz datenschutzerklaerung politique-de-confidentialite ' +
    'politique-confidentialite confidentialite cgv cgu politica-de-privacidad privacidad informativa-privacy privacyverklaring ' +
    'privacybeleid integritetspolicy personvern tietosuoja ' +
    'rechtliches informations-legales informazioni-legali privacidade termos polityka-prywatnosci regulamin algemene-voorwaarden villkor vilkar company-information corporate-information',
  team:
    'team people leadership management our-team the-team unser-team equipe notre-equipe equipo board founders ons-team ' +
    'medewerkers medarbetare ansatte ' +
    'das-team vorstand geschaeftsfuehrung geschaftsfuhrung management-team nuestro-equipo nossa-equipe equipa squadra direction direccion gouvernance governance zespol ledelse ledning styrelse johto vedeni',
  careers:
    'careers career jobs join-us join-our-team join-the-team work-with-us work-for-us we-re-hiring we-are-hiring open-roles job-openings karriere stellenangebote emplois recrutement vacatures empleo lavora-con-noi ' +
    'werken-bij jobb karriar vacancies open-positions offene-stellen nous-rejoindre rejoignez-nous trabaja-con-nosotros ' +
    'lediga-jobb ledige-stillinger ' +
    'stellen arbeiten-bei-uns nous-recrutons carriere carrieres carreiras vagas trabalhe-conosco posizioni-aperte offerte-di-lavoro recruitment kariera kariera-w-firmie praca volne-pozice ura tyopaikat avoimet-tyopaikat',
  pricing:
    'pricing prices plans preise tarifs precios prezzi precos prijzen priser ' +
    'preisliste tarif abonnements planos listino cennik cenik ceny hinnat prisliste',
  product:
    'product products solution solutions service services platform features industries use-cases customers case-studies ' +
    'integrations produkte produkt loesungen losungen leistungen produits prestations expertises productos soluciones servicios ' +
    'prodotti servizi soluzioni produkter tjanster tjenester ydelser palvelut tuotteet diensten producten oplossingen ' +
    'prodotto producto produit produto produtos servicos solucoes produkty uslugi oferta rozwiazania sluzby reseni what-we-do was-wir-tun leistungsspektrum kompetenzen practice-areas sortiment assortiment collections collection collezioni colecciones kollektionen gammes savoir-faire fonctionnalites funktionen funcionalidades funzionalita functies',
  news:
    'news newsroom press presse prensa media blog insights changelog aktuelles actualites noticias nieuws nyheter ' +
    'neuigkeiten presseinformationen pressemitteilungen press-releases media-center media-centre communiques communiques-de-presse novedades sala-de-prensa comunicati notizie novita comunicados imprensa pressrum nyheder uutiset ajankohtaista aktualnosci aktuality novinky updates',
  trust:
    'security trust compliance certifications gdpr sicherheit securite ' +
    'seguridad sicurezza beveiliging sakerhet sikkerhed sikkerhet turvallisuus bezpieczenstwo bezpecnost quality qualitaet qualitat qualite calidad qualita kwaliteit zertifikate zertifizierungen certificaciones certificazioni',
  compare:
    'vs compare comparison comparisons alternative alternatives vergleich ' +
    'versus comparaison comparatif comparativa comparativas comparar confronto alternativen alternativa alternativas alternatief vergelijken vergelijking porownanie',
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
