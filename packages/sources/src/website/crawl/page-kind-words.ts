import { foldText } from '../../parsing/fold-text';
import type { PageKind } from '../crawled-site';

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
    'wir-ueber-uns das-unternehmen geschichte historie philosophie gruppe le-groupe il-gruppo storia la-nostra-storia historia nuestra-historia cooperativa la-cooperativa la-empresa sobre-nos a-empresa o-firme o-nama o-spolecnosti company-profile corporate-profile corporate ' +
    'our-company the-company our-history history heritage ueber uber ueber-die-firma firma unternehmensprofil firmenprofil profil kanzlei praxis klinik l-entreprise lentreprise societe notre-entreprise notre-maison la-maison le-cabinet notre-cabinet la-clinique ' +
    'acerca-de nuestra-empresa nuestra-firma el-despacho el-estudio la-clinica la-bodega institucional a-clinica a-nossa-empresa l-azienda la-societa profilo lo-studio il-gruppo chi-sono la-cantina ' +
    'wie-zijn-wij wie-we-zijn wie-zijn-we het-bedrijf bedrijf ons-verhaal vem-ar-vi hvem-er-vi tietoa-meista keita-olemme spolecnost kdo-jsme profil-firmy o-spolce poznaj-nas kim-jestesmy rolunk tenuta la-tenuta le-domaine domaine the-estate estate la-finca quinta a-quinta weingut brauerei the-brewery the-studio the-workshop werkstatt l-atelier atelier la-bottega la-casa manufaktur about-the-company company-overview the-shop',
  contact:
    'contact contact-us contacts kontakt contacto contactanos contactenos contatti contattaci contato contactez-nous nous-contacter ' +
    'kontakta kontakta-oss kontakt-oss kontakt-os yhteystiedot neem-contact-op locations offices standorte ' +
    'contactenos kontakty fale-conosco onde-estamos dove-siamo find-us store-locator sedi sedes filialen niederlassungen vestigingen agences nos-agences implantations nos-implantations bureaux kontorer toimipisteet biura pobocky ' +
    'contact-details get-in-touch where-to-find-us our-offices our-locations showroom showrooms our-stores nos-boutiques nos-magasins nos-adresses nos-bureaux oficinas nuestras-oficinas nuestras-clinicas clinicas nuestros-centros nuestras-tiendas delegaciones donde-estamos ubicacion localizacion ' +
    'le-nostre-sedi contacter contactgegevens adres adresy oddzialy kontor kontorer-og-ansatte afdelinger avdelinger toimistot elerhetoseg anfahrt so-finden-sie-uns ansprechpartner',
  legal:
    'imprint impressum legal legal-notice legal-notices mentions-legales aviso-legal note-legali colofon terms terms-of-service ' +
    'terms-and-conditions privacy privacy-policy agb datenschutz datenschutzerklaerung politique-de-confidentialite ' +
    'politique-confidentialite confidentialite cgv cgu politica-de-privacidad privacidad informativa-privacy privacyverklaring ' +
    'privacybeleid integritetspolicy personvern tietosuoja ' +
    'rechtliches informations-legales informazioni-legali privacidade termos polityka-prywatnosci regulamin algemene-voorwaarden villkor vilkar company-information corporate-information ' +
    'nota-legal informacion-legal avviso-legale dati-societari informacje-prawne dane-firmy obchodni-podminky pravni-informace ochrana-osobnich-udaju juridisk cookies-policy disclaimer kolofon anbieterkennzeichnung tokushoho specified-commercial-transactions aviso-de-privacidad datos-legales legal-information identificacao',
  team:
    'team people leadership management our-team the-team unser-team equipe notre-equipe equipo board founders ons-team ' +
    'medewerkers medarbetare ansatte ' +
    'das-team vorstand geschaeftsfuehrung geschaftsfuhrung management-team nuestro-equipo nossa-equipe equipa squadra direction direccion gouvernance governance zespol ledelse ledning styrelse johto vedeni ' +
    'our-people meet-the-team leadership-team executive-team board-of-directors our-lawyers lawyers attorneys solicitors our-doctors doctors specialists officers staff crew menschen mitarbeiter unsere-mitarbeiter anwaelte rechtsanwaelte aerzte aerzteteam praxisteam ' +
    'l-equipe avocats nos-avocats medecins nuestro-equipo-humano abogados profesionales medicos consejo advogados corpo-clinico lideranca nossa-equipa avvocati professionisti il-team il-nostro-team medici ' +
    'het-team onze-mensen advocaten artsen team-page teamet vara-medarbetare vores-team medarbejdere vare-ansatte henkilosto tiimi nas-zespol kadra lekarze prawnicy nas-tym tym lide lekari csapat',
  careers:
    'careers career jobs join-us join-our-team join-the-team work-with-us work-for-us we-re-hiring we-are-hiring open-roles job-openings karriere stellenangebote emplois recrutement vacatures empleo lavora-con-noi ' +
    'werken-bij jobb karriar vacancies open-positions offene-stellen nous-rejoindre rejoignez-nous trabaja-con-nosotros ' +
    'lediga-jobb ledige-stillinger ' +
    'stellen arbeiten-bei-uns nous-recrutons carriere carrieres carreiras vagas trabalhe-conosco posizioni-aperte offerte-di-lavoro recruitment kariera kariera-w-firmie praca volne-pozice ura tyopaikat avoimet-tyopaikat ' +
    'hiring vacancy job-offers jobs-karriere karriere-jobs stellenmarkt empleo bolsa-de-empleo trabaja unete trabalhe-connosco emprego recrutamento opportunita werken-bij-ons bij-ons-werken jobba-hos-oss stillinger ledige-stillinger rekry tyopaikka praca-u-nas oferty-pracy hledame karriar-hos-oss',
  pricing:
    'pricing prices plans preise tarifs precios prezzi precos prijzen priser ' +
    'preisliste tarif abonnements planos listino cennik cenik ceny hinnat prisliste ' +
    'price-list rates fees honorare kosten honoraires tarifs-et-prix tarifas listino-prezzi tabela-de-precos tarieven prisliste cenik-sluzeb price',
  product:
    'product products solution solutions service services platform features industries use-cases customers case-studies ' +
    'integrations produkte produkt loesungen losungen leistungen produits prestations expertises productos soluciones servicios ' +
    'prodotti servizi soluzioni produkter tjanster tjenester ydelser palvelut tuotteet diensten producten oplossingen ' +
    'prodotto producto produit produto produtos servicos solucoes produkty uslugi oferta rozwiazania sluzby reseni what-we-do was-wir-tun leistungsspektrum kompetenzen practice-areas sortiment assortiment collections collection collezioni colecciones kollektionen gammes savoir-faire fonctionnalites funktionen funcionalidades funzionalita functies ' +
    'what-we-offer our-services our-products our-work offerings treatments angebot angebote behandlungen rechtsgebiete unsere-leistungen unsere-produkte nos-produits nos-services nos-solutions offre offres soins metiers ' +
    'nuestros-productos nuestros-servicios tratamientos especialidades areas-de-practica catalogo produtos-e-servicos tratamentos especialidades-medicas areas-de-atuacao i-nostri-prodotti i-nostri-servizi trattamenti aree-di-attivita catalogue ' +
    'behandelingen aanbod onze-diensten rechtsgebieden vara-tjanster vara-produkter vores-ydelser produkter-og-tjenester behandlinger verksamhet nasze-produkty zakres-uslug zabiegi nase-produkty nabidka vyrobky games our-games apps shop store boutique tienda negozio webshop onlineshop winkel butik obchod sklep loja losninger ratkaisut technology technologie tecnologia tecnologie teknologi vini i-vini vinos vins nos-vins wines unsere-weine weine our-beers biere seguros assicurazioni kursy kurse kurser cursos corsi robots machines maszyny stroje maschinen',
  news:
    'news newsroom press presse prensa media blog insights changelog aktuelles actualites noticias nieuws nyheter ' +
    'neuigkeiten presseinformationen pressemitteilungen press-releases media-center media-centre communiques communiques-de-presse novedades sala-de-prensa comunicati notizie novita comunicados imprensa pressrum nyheder uutiset ajankohtaista aktualnosci aktuality novinky updates ' +
    'aktuality-a-novinky blogue noticia journal magazin nouvelles actus aktuellt nytt nyheder-og-presse wiadomosci stories articles announcements blogs novidades nieuwsberichten aktuelt journal-de-bord dziennik denik diario blog-y-noticias dagboek dagbok logbook logbuch tagebuch bitacora giornale diario-di-cantina news-and-events news-events noticias-y-eventos mediathek company-news latest-news press-room pressroom pressebereich espace-presse salle-de-presse sala-stampa area-stampa sala-de-imprensa pressemeddelelser pressmeddelanden pressemeldinger lehdistotiedotteet tiedotteet dla-mediow biuro-prasowe pro-media tiskove-zpravy hirek haberler noutati vijesti naujienos uudised persberichten events veranstaltungen termine evenements eventos eventi evenementen',
  trust:
    'security trust compliance certifications gdpr sicherheit securite ' +
    'seguridad sicurezza beveiliging sakerhet sikkerhed sikkerhet turvallisuus bezpieczenstwo bezpecnost quality qualitaet qualitat qualite calidad qualita kwaliteit zertifikate zertifizierungen certificaciones certificazioni ' +
    'certificates accreditations qualitaetsmanagement qualite-et-certifications calidad-y-certificaciones certifications-et-labels certificaten certifikat certifikater certyfikaty certifikaty kvalitet laatu jakosc kvalita sustainability-and-quality',
  compare:
    'vs compare comparison comparisons alternative alternatives vergleich ' +
    'versus comparaison comparatif comparativa comparativas comparar confronto alternativen alternativa alternativas alternatief vergelijken vergelijking porownanie',
};

/** Each word or hyphenated phrase with the kind of page that it names. */
export const PAGE_KIND_BY_WORD: ReadonlyMap<string, NamedKind> = new Map(
  (Object.entries(WORDS) as [NamedKind, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, NamedKind] => [word, kind]),
  ),
);

/** Words that name a kind of page alone, and something else within a phrase (`risk-management`, `board-games`). */
export const STANDALONE_WORDS: ReadonlySet<string> = new Set([
  'management',
  'people',
  'board',
  'media',
  'platform',
  ...'diario events termine eventos eventi technology technologie tecnologia tecnologie teknologi robots machines vins wines kurse cursos estate atelier domaine brauerei quinta clinicas staff crew profil history price journal firma stories articles shop store apps fees rates heritage lide tym menschen praxis klinik officers specialists doctors lawyers hiring adres consejo games'.split(
    ' ',
  ),
]);

/** Folds text to the form of the table: lower case, accents dropped, words joined by single hyphens. */
export function slugify(text: string): string {
  return foldText(text.normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
