import type { Evidence } from '@firmlens/contract';
import { elementText } from '../element-text';
import { foldText } from '../../../parsing/fold-text';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaText, schemaNodesOfType } from '../schema-nodes';
import { companyPitch } from './company-pitch';

/**
 * Nouns for customers, as the last word of a phrase. They are not folded, so the phrase can be cut from the
 * original text.
 */
const CUSTOMER_NOUNS =
  'teams?|companies|businesses|enterprises|start-?ups|scale-?ups|smes|smbs|organi[sz]ations|agencies|developers|engineers|designers|marketers|retailers|manufacturers|operators|brands|merchants|hospitals|clinics|doctors|physicians|patients|schools|universities|teachers|educators|students|parents|families|consumers|homeowners|landlords|tenants|investors|banks|insurers|lawyers|law firms|accountants|freelancers|creators|artists|restaurants|hotels|farmers|growers|builders|contractors|architects|utilities|municipalities|cities|governments|non-?profits|publishers|carriers|shippers|forwarders|warehouses|suppliers|distributors|wholesalers|professionals|managers|leaders|founders|recruiters|employers|employees|technicians|drivers|fleets|buyers|sellers|shops|stores|bakeries|mills|industry|industries|sites|factories|laborator(?:y|ies)|labs|researchers|scientists|pharmacies|gyms|airlines|ports|tradespeople|entrepreneurs|owners|analysts|executives|cold stores|(?:apartment |office )?buildings|residents|data cent(?:er|re)s|chains|' +
  '\\p{L}*unternehmen|\\p{L}*betriebe|teams|\\p{L}*hersteller|handwerker|\\p{L}*händler|agenturen|praxen|ärzte|kliniken|schulen|kommunen|banken|industrie|\\p{L}+industrie|bäckereien|mühlen|mittelstand|entwickler|lieferanten|kanzleien|vereine|gründer|selbstständige|privatkunden|familien|eltern|logistiker|spediteure|werkstätten|hotels|landwirte|maschinenbau|anlagenbau|handwerk|gewerbe|\\p{L}+branche|\\p{L}+technik|' +
  'entreprises|pme|équipes|industriels|commerçants|artisans|particuliers|collectivités|professionnels|familles|agences|indépendants|restaurateurs|hôteliers|agriculteurs|' +
  'empresas|pymes|equipos|autónomos|profesionales|fabricantes|familias|aziende|imprese|pmi|professionisti|produttori|bedrijven|mkb|ondernemers|organisaties|scholen';
const LAST = new RegExp(`(?<![\\p{L}])(?:${CUSTOMER_NOUNS})(?![\\p{L}])`, 'giu');
const OFFER_FOR =
  /(?<!\p{L})(?:built|made|designed|created|tailored|developed|software|saas|platform|solutions?|tools?|services?|apps?|systems?|partner|robots|machines|automation|management|monitoring|plattform|lösung(?:en)?|maschinen|sondermaschinen|logiciels?|plateforme|solutions|outils?|plataforma|soluciones|piattaforma|soluzioni|oplossingen)(?: \p{L}+){0,2} (?:exclusively |specifically |speziell |only )?(?:for|für|pour|para|per|voor) /giu;
const MAKER_FOR =
  /(?<!\p{L})(?:hersteller|manufacturer|maker|supplier|provider|anbieter|fabricant|fournisseur|fabricante|produttore|fornitore|fabrikant|leverancier) (?:of|von|de|di|van) [^.;:]{2,60}? (?:for|für|pour|para|per|voor) /giu;
const HELPS =
  /(?<!\p{L})(?:we help|helps?|helping|enables?|empowers?|lets|wir helfen|hilft|unterstützt|unterstützen|nous aidons|aide|ayudamos a|ayuda a|aiutiamo|aiuta|wij helpen|helpt) /giu;
const CUSTOMERS =
  /(?<!\p{L})(?:our customers (?:are|include|range from)|trusted by|used by|unsere kunden sind|zu unseren kunden zählen|nos clients sont|nuestros clientes son|i nostri clienti sono|onze klanten zijn) /giu;
const HEADING_FOR = /^(?:for|für|pour|para|per|voor|built for|made for|designed for) /iu;
const DETERMINERS =
  /^(?:the|your|all|any|every|both|our|these|today['’]s|more than [\d,.]+|over [\d,.]+|[\d,.]+\+?|die|der|den|das|alle|les|des|las|los|le|gli|i|de|het)\s+/iu;
const REACH = 140;
const MAX_PHRASE = 100;
const MAX_CANDIDATES = 3;
/** Confidence by place. A sentence that states the audience counts more than a menu label. */
const CONFIDENCE = { stated: 0.9, description: 0.8, heading: 0.75, text: 0.6, menu: 0.55 };

interface Candidate {
  phrase: string;
  origin: string;
  url: URL;
  confidence: number;
}

/**
 * Reads `business.target_audience`: a short phrase such as `Logistics teams and warehouse operators`, from
 * the site's own sentences.
 */
export const readTargetAudience: Reader = (input) => {
  const candidates = [...statedAudience(input), ...pitchedAudience(input), ...menuAudience(input)];
  const seen = new Set<string>();
  const distinct = candidates
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ phrase }) => !seen.has(foldText(phrase)) && seen.add(foldText(phrase)));
  return distinct
    .slice(0, MAX_CANDIDATES)
    .map(({ phrase, ...from }): Evidence => createEvidence(input, 'business.target_audience', phrase, from));
};

/** Returns the people or companies that a sentence says something is for, or null if it names none. */
export function audienceIn(sentence: string): string | null {
  const starts = [OFFER_FOR, MAKER_FOR, CUSTOMERS, HELPS].flatMap((pattern) =>
    [...sentence.slice(0, 2000).matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  for (const start of starts) {
    const phrase = phraseAt(sentence, start);
    if (phrase !== null) return phrase;
  }
  const heading = HEADING_FOR.exec(sentence);
  return heading ? phraseAt(sentence, heading[0].length) : null;
}

function phraseAt(text: string, start: number): string | null {
  const reach = text.slice(start, start + REACH).split(/[.;:!?–—|()"“]| - /)[0] ?? '';
  const clause = (reach.split(CLAUSE_END)[0] ?? '').replace(DETERMINERS, '').replace(DETERMINERS, '');
  const last = [...clause.matchAll(LAST)].at(-1);
  if (!last) return null;
  const phrase = clause
    .slice(0, last.index + last[0].length)
    .replace(/\s+/g, ' ')
    .trim();
  // A comma that no `and` follows starts another clause.
  const whole = phrase.includes(',') && !LIST.test(phrase) ? (phrase.split(',')[0] ?? '') : phrase;
  if (whole.length < 3 || whole.length > MAX_PHRASE || whole.split(' ').length > 14 || PRONOUN.test(whole))
    return null;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}

const CLAUSE_END =
  /\s(?:to|who|that|which|with|so|by|where|when|because|looking|wanting|since|without|using|from|um|die ihre|mit|damit|qui|afin|avec|que|con|che|om|die hun)\s|,\s(?:so|which|who|helping|making|giving|with|from|die|qui|que|che)\s/iu;
const LIST = /,.*(?:\s(?:and|or|und|oder|et|ou|y|e|en|&)\s)/iu;
const PRONOUN = /(?<!\p{L})(?:you|we|us|them|their|it|sie|uns|vous|nous|us|su)(?!\p{L})/iu;

function statedAudience({ pages }: ReaderInput): Candidate[] {
  return pages.flatMap((page) => {
    const types = new Set(page.nodes.flatMap((node) => node.types));
    return schemaNodesOfType(page.nodes, types)
      .flatMap((node) => nestedSchemaNodes(node, 'audience'))
      .map(
        (audience) =>
          schemaText(audience, 'audienceType', MAX_PHRASE) ?? schemaText(audience, 'name', MAX_PHRASE),
      )
      .filter((phrase) => phrase !== null)
      .slice(0, 1)
      .map((phrase) => ({ phrase, origin: 'json-ld', url: page.url, confidence: CONFIDENCE.stated }));
  });
}

function pitchedAudience(input: ReaderInput): Candidate[] {
  const confidence = [CONFIDENCE.text, CONFIDENCE.heading, CONFIDENCE.description];
  return companyPitch(input).flatMap(({ text, origin, url, weight }) =>
    text
      .slice(0, 1500)
      .split(/\n|(?<=[.!?])\s/)
      .flatMap((sentence) => audienceIn(sentence) ?? [])
      .slice(0, 1)
      .map((phrase) => ({ phrase, origin, url, confidence: confidence[weight - 1] ?? CONFIDENCE.text })),
  );
}

/** Reads menu links that sort solutions by customer: `For developers`, `For agencies`. */
function menuAudience({ pages }: ReaderInput): Candidate[] {
  const [home] = pages;
  const links = home?.$('a[href]').toArray().slice(0, 300) ?? [];
  const groups = links.flatMap(
    (link) => /^(?:for|für|pour|para|per|voor) ([\p{L} &-]{4,40})$/iu.exec(elementText(link, 60))?.[1] ?? [],
  );
  const distinct = [...new Set(groups)].slice(0, 4);
  const [first, ...rest] = distinct;
  if (!home || first === undefined || rest.length === 0) return [];
  const phrase = `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1) ?? ''}`;
  return [
    {
      phrase: `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`,
      origin: 'text',
      url: home.url,
      confidence: CONFIDENCE.menu,
    },
  ];
}
