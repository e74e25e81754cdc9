import type { WebPage } from '../../page/web-page';

const MAX_LINES = 4_000;
/** A longer line is not part of a footer. */
const MAX_FOOTER_LINE = 1_000;
/** Lines further apart than this belong to different sections of a page. */
const REACH = 6;
/** A longer line is a paragraph, which may mention things that it is not about. */
const MAX_HEADING = 120;
const MAX_NOTICE = 160;

/** Wording for whoever hosts or built the site, in further languages. */
const HOSTS_AND_MAKERS =
  'alojamiento web|alojado (?:en|por)|proveedor de hosting|diseño (?:y desarrollo )?web|diseñ(?:o|ado) por|desarrollo web|desarrollad[oa] por|sito (?:web )?(?:realizzato|creato|sviluppato)|progetto grafico|sviluppo web|hospedagem|desenvolvido por|feito (?:com .{0,3} )?por|website door|webdesign:|gehost door|ontwerp en realisatie|webbyrå|hemsida av|hjemmeside (?:af|lavet)|nettside (?:av|levert)|webdesign af|verkkosivut:|projekt i wykonanie|realizacja:|wykonanie:|tvorba (?:webu|stránek)|vytvořil|création ?:|conception ?:|site internet (?:réalisé|créé)';
/** Wording for authorities, courts and data protection officers, in further languages. */
const AUTHORITIES =
  'delegado de protección de datos|encarregado (?:de|pela) proteção|responsabile (?:della )?protezione dei dati|inspektor ochrony danych|pověřenec pro ochranu|dataskyddsombud|databeskyttelsesrådgiver|personvernombud|tietosuojavastaava|functionaris (?:voor )?gegevensbescherming|garante (?:per la|della) (?:protezione|privacy)|autoriteit persoonsgegevens|gegevensbeschermingsautoriteit|urząd ochrony danych|úřad pro ochranu|datatilsynet|integritetsskyddsmyndigheten|tietosuojavaltuutettu|autoridade nacional de proteção|česká obchodní inspekce|forbrukertilsynet|juzgados|tribunales de|foro competente|geschillencommissie|arbitraje';
/** Wording for the company's sales partners, press agencies and insurers. */
const TRADE_PARTNERS =
  '(?:importat(?:ore|eur)|importeur|importador|importer|distributor[ei]?|distributeur|distribuidor|vertriebspartner|handelsvertret|generalvertret|representante|agente|concessionario|rivenditor[ei]|rivenditori|agent for|dealers?|stockists?)(?: .{1,30})? ?[:–-]|(?:presse(?:kontakt|stelle)?|press (?:contact|office|enquiries)|contacto de prensa|ufficio stampa|prensa|pressekontakt|pr agency) ?:|seguro de responsabilidad|assicurazione professionale|assurance (?:professionnelle|décennale|responsabilité)|responsabilité civile';

/**
 * Headings under which legal and contact pages name other parties: hosts, authorities, arbitration, data
 * protection officers, agencies, photographers.
 */
const OTHER_PARTY = new RegExp(
  [
    HOSTS_AND_MAKERS,
    AUTHORITIES,
    TRADE_PARTNERS,
    'h[ée]berg(?:eur|ement|é par)|hosted by|hosting|\\bhoster\\b|webhost|aufsichtsbehörde|supervisory authority|autorité de contrôle|autorità (?:di controllo|garante)|agencia española|datenschutzbeauftragt|data protection officer|délégué à la protection|landesbeauftragte|bundesbeauftragte|information commissioner|\\bCNIL\\b|schlichtungsstelle|streitbeilegung|arbitration (?:board|body|panel)|ombudsman|médiat(?:eur|ion)|web ?design|webdesign|umsetzung|technische realisierung|konzeption|réalisation|conception (?:et|du site)|realizzazione|site (?:by|created)|website (?:by|design)|bildnachweis|bildquellen|photo credit|crédits? photo|google (?:inc|ireland|llc)|meta platforms|facebook|cloudflare|mailchimp|hubspot|zuständige kammer|rechtsanwaltskammer|ärztekammer|berufshaftpflicht|versicher(?:er|ung)|insurer',
  ].join('|'),
  'iu',
);
/** Headings after which the text is about the company again. */
const OWN_PARTY =
  /^(?:kontakt|contact|impressum|imprint|éditeur|editeur|angaben gemäß|diensteanbieter|anbieter|verantwortlich|titular|titolare|publisher|company|unternehmen|siège|registered office|head office|headquarters|bureau (?:de|d['’])|agence (?:de|d['’])|office in|oficina (?:de|en)|sede (?:di|de|legale|central)|ufficio (?:di|a)|filiale? |kontor i|biuro |oddział |pobočka )/i;

/** A site credit at the end of a footer line: `© 2026 Acme Ltd. Website by Pixel & Co`. */
const CREDIT_AT_END =
  /(?<=[^\s,]) (?=(?:(?:web ?)?site|web ?design|design(?:ed)?|built|developed|powered|hosted|réalisation|réalisé|conception|création|diseño|diseñado|desarrollado|desarrollo|sito|realizzato|feito|desenvolvido|projekt i wykonanie|realizacja|wykonanie|realisierung|umsetzung|webbyrå|webdesign|gemaakt|vytvořil)(?: (?:&|and|und|et|y|web) [\p{L}]{2,15})?(?: ?:| by| von| par| por| door| av| af| da| pela| com) ?\p{Lu})/giu;

/** Splits a page's text into lines, at most `MAX_LINES`, with site credits on lines of their own. */
export function legalLines({ text }: Pick<WebPage, 'text'>): string[] {
  return text
    .split('\n', MAX_LINES)
    .flatMap((line) => (line.length <= MAX_FOOTER_LINE ? line.split(CREDIT_AT_END) : [line]));
}

/** Whether a text mentions another party that legal pages name, such as a host or an authority. */
export function mentionsOtherParty(text: string): boolean {
  return OTHER_PARTY.test(text);
}

/** Whether the line is in a section about another party. */
export function isOtherPartyLine(lines: readonly string[], at: number): boolean {
  for (let above = at; above >= Math.max(0, at - REACH); above--) {
    const line = lines[above] ?? '';
    if (line.length > (above === at ? MAX_NOTICE : MAX_HEADING)) continue;
    // A line that contains the party's whole address says nothing about the lines below it.
    if (OTHER_PARTY.test(line) && (above === at || !/\d{5}/.test(line))) return true;
    if (OWN_PARTY.test(line)) return false;
  }
  return false;
}
