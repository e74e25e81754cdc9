/**
 * A rule for one business model. `in` says which text to match, folded: `pitch` is the company's description,
 * title and headings; `site` adds the running text of its home, product, pricing and about pages.
 */
export interface BusinessModelRule {
  model: string;
  in: 'pitch' | 'site';
  words: RegExp;
  confidence: number;
}

const BUSINESS_CUSTOMERS =
  '(?:businesses|companies|teams|enterprises?|organi[sz]ations|manufacturers|retailers|operators|agencies|smes|smbs|brands|industry|industrial sites|developers|hospitals|banks|insurers|law firms|contractors|wholesalers|carriers|warehouses|factories|merchants|employers|startups)';

export const BUSINESS_MODEL_RULES: readonly BusinessModelRule[] = [
  { model: 'B2B', in: 'site', words: /\bb2b\b/, confidence: 0.9 },
  {
    model: 'B2B',
    in: 'pitch',
    words: new RegExp(`\\bfor (?:[\\w-]+ ){0,4}${BUSINESS_CUSTOMERS}\\b`),
    confidence: 0.75,
  },
  {
    model: 'B2B',
    in: 'pitch',
    words:
      /\b(?:fur (?:[\w-]+ ){0,4}(?:unternehmen|betriebe|hersteller|industrie|mittelstand|agenturen|kliniken|handler|\w*industrie|backereien|maschinenbau|handwerk|gewerbe|\w+branche)|pour (?:les |des )?(?:[\w-]+ ){0,1}(?:entreprises|pme|eti|industriels|professionnels|commercants|artisans|restaurateurs|collectivites|cabinets|laboratoires|hopitaux|agences|equipes|distributeurs|exploitants)|para (?:las |los |as |os )?(?:[\w-]+ ){0,1}(?:empresas|pymes|pmes|negocios|hoteles|hoteis|restaurantes|clinicas|comercios|lojas|fabricantes|produtores|profesionales|agencias|equipos|distribuidores|instaladores)|per (?:le |gli |i )?(?:[\w-]+ ){0,1}(?:aziende|imprese|pmi|hotel|ristoranti|professionisti|officine|produttori|negozi|studi professionali)|voor (?:de |het )?(?:[\w-]+ ){0,1}(?:bedrijven|mkb|ondernemers|telers|retailers|ziekenhuizen|gemeenten|installateurs|accountants|webshops|horeca)|(?:for|til|till) (?:[\w-]+ ){0,1}(?:foretag|bedrifter|virksomheder|virksomheter|oppdrettere|kommuner)|yrityksille|dla (?:[\w-]+ ){0,1}(?:firm|przedsiebiorstw|producentow)|pro (?:[\w-]+ ){0,1}(?:firmy|vyrobce|podniky))\b/,
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
  {
    model: 'B2B',
    in: 'site',
    words:
      /\b(?:wholesale|trade (?:customers|accounts?|prices?|counter)|stockists|become a (?:dealer|reseller|stockist)|our (?:dealers|distributors)|importers|private label|white label|mayoristas|distribuidores|importadores|marca (?:blanca|propia)|canal horeca|hosteleria|conto terzi|rivenditori|importatori|grossistes?|revendeurs|marque (?:blanche|de distributeur)|wiederverkaufer|fachhandler|handlerverzeichnis|grosshandel|geschaftskunden|firmenkunden|gewerbekunden|clientes profesionales|clients professionnels|clienti professionali|groothandel|wederverkopers|zakelijke klanten|aterforsaljare|grossister|foretagskunder|(?:og|for|til) erhverv|unternehmen und privat\w*|erhvervskunder|bedriftskunder|yritysasiakkaat|dla firm|klienci biznesowi|hurtownie|velkoobchod|firemni zakaznici|revendedores|atacado|lojistas|empresaria(?:l|is|les)|corporativ[oa]s?|agronegocio|municipalities|local authorities|kommuner|skolor|collectivites|municipios|gemeenten|samorzad\w*|per (?:alberghi|hotel|uffici|ristoranti)|pour (?:les )?hotels|para hoteles|fur hotels|business customers|corporate (?:clients|customers)|for (?:firms|businesses|companies) of)\b/,
    confidence: 0.6,
  },
  {
    model: 'B2C',
    in: 'site',
    words:
      /\b(?:private (?:customers|clients|individuals)|privatkunden|privatpersonen|endkunden|endverbraucher|particuliers|(?:clientes )?particulares|clienti privati|privati|particulieren|privatpersoner|privatkunder|yksityisasiakkaat|(?:und|og|och) privat(?:e|personen|personer)?|(?:for|til|till|fur) privat(?:e|personer)?|klienci indywidualni|osoby prywatne|soukrome osoby|consumidor final|book (?:your |an )?appointment|pide (?:tu )?cita|prendre rendez-vous|termin (?:online )?(?:buchen|vereinbaren)|prenota (?:una|la tua) visita|agende (?:sua|uma) consulta|umow (?:sie|wizyte)|objednat se|boka tid|bestil tid|varaa aika|maak een afspraak)\b|\b(?:iva incl|incl\.? iva|iva inclus[ao]|iva incluido|inkl\.? (?:mwst|ust|moms|mva)|prix ttc|ttc\b|incl\.? btw|sis\.? alv|vcetne dph|inc(?:l|luding)?\.? (?:vat|gst))\b/,
    confidence: 0.6,
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
      /\b(?:cloud|online|web)(?:[- ]based)?[- ](?:software|erp|crm|application)\b|\bcloudsoftware\b|\blogiciel (?:[\w-]+ ){0,4}(?:en ligne|cloud|saas)\b|\b(?:software|programa|plataforma) (?:[\w-]+ ){0,5}(?:en la nube|na nuvem|online)\b|\bsoftware (?:[\w-]+ ){0,4}(?:in cloud|in de cloud|in der cloud)\b|\boprogramowanie (?:[\w-]+ ){0,4}w chmurze\b|\bsoftware (?:[\w-]+ ){0,4}v cloudu\b|\b(?:i molnet|i skyen)\b/,
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
