import type { Evidence } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import { foldText } from '../../../reading/fold-text';
import { observe, type Reader, type ReaderInput } from '../reader';
import { schemaThings } from '../schema-things';
import { companyPitch } from './company-pitch';
import { cartPage } from './shop-marks';

/**
 * Where a rule looks, folded: `pitch` is the company's description, title and headings; `site` adds the running
 * text of its home, product, pricing and about pages.
 */
interface WordRule {
  model: string;
  in: 'pitch' | 'site';
  words: RegExp;
  confidence: number;
}

const WHOM_B2B =
  '(?:businesses|companies|teams|enterprises?|organi[sz]ations|manufacturers|retailers|operators|agencies|smes|smbs|brands|industry|industrial sites|developers|hospitals|banks|insurers|law firms|contractors|wholesalers|carriers|warehouses|factories|merchants|employers|startups)';

const RULES: readonly WordRule[] = [
  { model: 'B2B', in: 'site', words: /\bb2b\b/, confidence: 0.9 },
  {
    model: 'B2B',
    in: 'pitch',
    words: new RegExp(`\\bfor (?:[\\w-]+ ){0,4}${WHOM_B2B}\\b`),
    confidence: 0.75,
  },
  {
    model: 'B2B',
    in: 'pitch',
    words:
      /\b(?:fur (?:[\w-]+ ){0,4}(?:unternehmen|betriebe|hersteller|industrie|mittelstand|agenturen|kliniken|handler|\w*industrie|backereien|maschinenbau|handwerk|gewerbe|\w+branche)|pour (?:les |des )?(?:[\w-]+ ){0,1}(?:entreprises|pme|eti|industriels|professionnels|commercants|artisans|restaurateurs|collectivites|cabinets|laboratoires|hopitaux|agences|equipes|distributeurs|exploitants)|(?:para|de) (?:las |los |as |os )?(?:[\w-]+ ){0,1}(?:empresas|pymes|pmes|negocios|hoteles|hoteis|restaurantes|clinicas|comercios|lojas|fabricantes|produtores|profesionales|agencias|equipos|distribuidores|instaladores)|per (?:le |gli |i )?(?:[\w-]+ ){0,1}(?:aziende|imprese|pmi|hotel|ristoranti|professionisti|officine|produttori|negozi|studi professionali)|voor (?:de |het )?(?:[\w-]+ ){0,1}(?:bedrijven|mkb|ondernemers|telers|retailers|ziekenhuizen|gemeenten|installateurs|accountants|webshops|horeca)|(?:for|til|till) (?:[\w-]+ ){0,1}(?:foretag|bedrifter|virksomheder|virksomheter|oppdrettere|kommuner)|yrityksille|dla (?:[\w-]+ ){0,1}(?:firm|przedsiebiorstw|producentow)|pro (?:[\w-]+ ){0,1}(?:firmy|vyrobce|podniky))\b/,
    confidence: 0.75,
  },
  {
    model: 'B2B',
    in: 'site',
    words:
      /\b(?:book|request|schedule|get) a (?:live )?demo\b|\bdemo (?:anfordern|buchen|vereinbaren)\b|\bdemander une demo\b|\bsolicit[ae]r? una demo\b|\bvraag een demo\b/,
    confidence: 0.65,
  },
  {
    model: 'B2B',
    in: 'site',
    words:
      /\bunsere kunden sind\b.{0,60}(?:hersteller|unternehmen|betriebe)|\bour customers are\b.{0,60}(?:companies|manufacturers|businesses)/,
    confidence: 0.7,
  },
  { model: 'B2C', in: 'site', words: /\b(?:b2c|d2c|direct[- ]to[- ]consumer)\b/, confidence: 0.85 },
  {
    model: 'B2C',
    in: 'pitch',
    words:
      /\b(?:for|fur|pour|para|per|voor) (?:the |die |les |la )?(?:whole )?(?:families|kids|children|consumers|parents|travell?ers|homeowners|pet owners|couples|familien|kinder|eltern|verbraucher|privatkunden|familles|enfants|particuliers|familias|ninos|famiglie|bambini|gezinnen)\b/,
    confidence: 0.7,
  },
  { model: 'SaaS', in: 'site', words: /\bsaas\b|\bsoftware[- ]as[- ]a[- ]service\b/, confidence: 0.9 },
  {
    model: 'SaaS',
    in: 'pitch',
    words:
      /\b(?:cloud|online|web)(?:[- ]based)?[- ](?:software|erp|crm|application)\b|\bcloudsoftware\b|\blogiciel (?:en ligne|cloud|saas)\b|\bsoftware en la nube\b|\bsoftware in cloud\b/,
    confidence: 0.75,
  },
  {
    model: 'Marketplace',
    in: 'pitch',
    words:
      /\bmarketplaces?\b|\bmarktplatz\b|\bplace de marche\b|\bconnects? (?:[\w-]+ ){0,2}(?:buyers|guests|clients|shippers|tenants) (?:and|with|to) (?:[\w-]+ ){0,2}(?:sellers|hosts|freelancers|carriers|landlords)\b/,
    confidence: 0.75,
  },
  {
    model: 'Platform',
    in: 'pitch',
    words: /\b(?:platform|plattform|plateforme|plataforma|piattaforma)\b|\w{3}plattform\b/,
    confidence: 0.65,
  },
  {
    model: 'Agency',
    in: 'pitch',
    words:
      /\b(?:digital|creative|marketing|advertising|web|design|seo|pr|branding|media|communications?|recruitment|full[- ]service|growth) agency\b|\b(?:werbe|digital|internet|marketing|web|kreativ|design|kommunikations)?agentur\b(?! fur arbeit)|\bagence (?:web|digitale|de communication|creative|seo)\b|\bagencia (?:de|digital)\b|\bagenzia (?:di|digitale)\b|\breclamebureau\b/,
    confidence: 0.75,
  },
  {
    model: 'Consulting',
    in: 'pitch',
    words:
      /\bconsult(?:ing|ancy)\b|\b\w*beratung\b|\bcabinet de conseil\b|\bconsultoria\b|\bconsulenza\b|\badviesbureau\b/,
    confidence: 0.6,
  },
  {
    model: 'Manufacturing',
    in: 'pitch',
    words:
      /\bmanufactur(?:er|es|ing company)\b|\bhersteller (?:von|fur)\b|\bmaschinenbau\b|\bfabricants? d|\bdessine et fabrique\b|\bfabriques? (?:a|en|dans|par)\b|\bfabricante de\b|\bproduttore di\b|\bfabrikant van\b|\bbaut\b.{0,40}maschinen\b/,
    confidence: 0.7,
  },
  {
    model: 'Hardware',
    in: 'pitch',
    words:
      /\b(?:makes?|builds?|manufactures?|designs?|develops?|sells?) (?:[\w-]+ ){0,5}(?:robots?|devices?|sensors?|machines?|hardware|drones?|controllers?|chips|batteries|lockers|meters|wearables?|appliances|instruments)\b|\bbaut\b.{0,40}(?:maschinen|roboter|gerate|sensoren)\b/,
    confidence: 0.65,
  },
  { model: 'Open Source', in: 'pitch', words: /\bopen[- ]source\b/, confidence: 0.8 },
  {
    model: 'Non-profit',
    in: 'pitch',
    words:
      /\bnon-?profit\b|\bregistered charity\b|\bgemeinnutzig\w*\b|\bassociation (?:loi 1901|a but non lucratif)\b|\bsin animo de lucro\b|\bsenza scopo di lucro\b/,
    confidence: 0.75,
  },
];

const TEXT_KINDS = new Set(['home', 'product', 'pricing', 'about']);
const SOFTWARE = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication']);
const RECURRING =
  /\b(?:per|\/|a) ?(?:month|mo|user|seat|year)\b|\bmonthly\b|pro monat|\/ ?monat|par mois|\/ ?mois|al mes\b|al mese\b|per maand/;
/** Nothing but software is let by the head. */
const PER_SEAT =
  /\bper (?:user|seat|agent|editor)\b.{0,30}(?:month|year|mo\b|annually)|(?:pro|je) (?:nutzer|benutzer|anwender)\b.{0,30}monat|par utilisateur.{0,30}mois|por usuario.{0,30}mes|per gebruiker.{0,30}maand/;
const MARKUP = { shop: 0.8, store: 0.7, software: 0.75, app: 0.7, ngo: 0.85 };

interface Finding {
  model: string;
  origin: string;
  url: URL;
  confidence: number;
}

/** `business.business_model`: how the company trades and with whom, by its own words, its markup and its shop. */
export const readBusinessModel: Reader = (input) => {
  const findings = [...markedUp(input.pages), ...RULES.flatMap((rule) => worded(rule, input))];
  const best = new Map<string, Finding>();
  for (const finding of findings.sort((a, b) => b.confidence - a.confidence)) {
    if (!best.has(finding.model)) best.set(finding.model, finding);
  }
  return [...best.values()].map(({ model, ...from }): Evidence =>
    observe(input, 'business.business_model', model, from),
  );
};

function worded(rule: WordRule, input: ReaderInput): Finding[] {
  const pitch = companyPitch(input).filter(({ weight }) => rule.in === 'site' || weight > 1);
  const said = pitch.find(({ text }) => rule.words.test(foldText(text)));
  if (said) return [{ model: rule.model, origin: said.origin, url: said.url, confidence: rule.confidence }];
  const lead = rule.in === 'pitch' ? leadOf(input.pages[0]) : null;
  if (lead && rule.words.test(foldText(lead.text))) {
    return [{ model: rule.model, origin: 'text', url: lead.url, confidence: rule.confidence - 0.1 }];
  }
  const page = rule.in === 'site' ? input.pages.find((other) => saysOnPage(rule, other)) : undefined;
  return page
    ? [{ model: rule.model, origin: 'text', url: page.url, confidence: rule.confidence - 0.05 }]
    : [];
}

function saysOnPage(rule: WordRule, page: WebPage): boolean {
  return TEXT_KINDS.has(page.kind) && rule.words.test(foldText(readableText(page).slice(0, 20_000)));
}

/** The first paragraphs of the home page, where sites without a description describe themselves. */
function leadOf(home: WebPage | undefined): { text: string; url: URL } | null {
  return home ? { text: readableText(home).slice(0, 800), url: home.url } : null;
}

function markedUp(pages: readonly WebPage[]): Finding[] {
  const [home] = pages;
  if (!home) return [];
  const found: Finding[] = [];
  const add = (model: string, page: WebPage, confidence: number): void => {
    found.push({ model, origin: 'json-ld', url: page.url, confidence });
  };
  const types = new Set(home.nodes.flatMap((node) => node.types));
  if (types.has('NGO')) add('Non-profit', home, MARKUP.ngo);
  if ([...types].some((type) => type.endsWith('Store'))) {
    add(types.has('OnlineStore') ? 'E-commerce' : 'Retail', home, MARKUP.store);
    add('B2C', home, MARKUP.store);
  }
  const shop = cartPage(pages);
  if (shop) found.push({ model: 'E-commerce', origin: 'text', url: shop.url, confidence: MARKUP.shop });
  const software = pages.find((page) => schemaThings(page.nodes, SOFTWARE).length > 0);
  const plans = pages.find(({ kind, text }) => kind === 'pricing' && RECURRING.test(foldText(text)));
  if (software && plans) add('SaaS', software, MARKUP.software);
  const seats = pages.find(({ kind, text }) => kind === 'pricing' && PER_SEAT.test(foldText(text)));
  if (seats) found.push({ model: 'SaaS', origin: 'text', url: seats.url, confidence: MARKUP.software });
  if (plans && leadsToApp(home)) {
    found.push({ model: 'SaaS', origin: 'text', url: plans.url, confidence: MARKUP.app });
  }
  return found;
}

/** Whether a page links to a program that runs in the browser, such as `app.acme.example`. */
function leadsToApp(page: WebPage): boolean {
  return page
    .$('a[href]')
    .toArray()
    .slice(0, 300)
    .some((link) =>
      /^https:\/\/(?:app|login|my|secure|portal|dashboard)\./i.test(link.attribs['href'] ?? ''),
    );
}
