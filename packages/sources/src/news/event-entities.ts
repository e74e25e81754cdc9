import type { HighlightType } from '@firmlens/contract';
import { figureIn, jobsIn, versionIn } from './figures';
import { readRound } from './funding-round';
import { readMoney } from './money';
import { namesAfter, peopleIn } from './names-in-text';
import type { OwnName } from './own-name';
import { placesInText } from './places-in-text';
import type { Report } from './report';
import { rolesIn } from './roles-in-text';
import { withDigits } from './spelled-numbers';

const MAX_ENTITY = 200;

/** Behind these stands the company that is taken over. */
const TARGET =
  /(?<!\p{L})(?:acquires?|acquired|acquiring|buys?|bought|snaps up|scoops up|swallows|gobbles up|takes over|acquisition of|takeover of|purchase of|(?:majority |controlling |minority )?stake in|merges? with|bid for|übernimmt|Übernahme (?:von|der)|erwirbt|kauft|schluckt|Kauf (?:von|der)|Mehrheit an|rachète|racheter|rachat (?:de|d['’])|acquiert|s['’]offre|met la main sur|acquisition (?:de|d['’])|adquiere|compra(?: de| a)?|se hace con|adquisición de|acquisisce|compra|rileva|acquisizione di|overname (?:van )?|koopt|neemt)(?: (?:a )?(?:majority )?stake in)?(?= |(?<=['’]))/giu;
/** Behind these the company that takes over. */
const ACQUIRER =
  /(?<!\p{L})(?:acquired by|bought by|sold to|part of|takeover by|joins forces under|übernommen von|wird von|geht an|verkauft an|durch|rachetée? par|vendue? à|rejoint le groupe|adquirid[ao] por|vendid[ao] a|acquisit[ao] da|vendut[ao] a|passa a|overgenomen door|verkocht aan|onderdeel van)(?= )/giu;
const PARTNER =
  /(?<!\p{L})(?:partner(?:s|ed|ing)? (?:up )?with|partnership with|teams? up with|teaming up with|joins? forces with|collaborat\w+ with|alliance with|Kooperation mit|kooperiert mit|Partnerschaft mit|Zusammenarbeit mit|partenariat avec|s['’]associe à|alianza con|colabora con|acuerdo con|collabora con|alleanza con|partnership con|samenwerking met|werkt samen met)(?= )/giu;

/** Behind these stands what is new. */
const PRODUCT =
  /(?<!\p{L})(?:launch(?:es|ed|ing)?|introduc(?:es|ed|ing)|unveils?|releases?|debuts|rolls out|meet|say hello to|präsentiert|stellt|launcht|startet|lance|dévoile|présente|lanza|presenta|presentamos|estrena|lancia|nasce|lanceert|introduceert|onthult)(?= )/giu;
/** `opens in Porto`: places that no list holds, at the end of a headline. */
const LAST_PLACE = /(?<= (?:in|to|into|nach|à|en|a|naar) )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=[.!]?$)/u;

/**
 * Who, where and how much an event names, by role: `amount`, `round`, `valuation`, `investors`, `lead_investors`, `company` (taken over), `acquirer`,
 * `partners`, `people`, `role`, `places`, `product`, `version`, `jobs` (a number or a share), `figure` (what is counted).
 */
export function eventEntities(
  type: HighlightType,
  { title, opening, ...report }: Report,
  isOwnName: OwnName,
): Record<string, string> {
  const post = { ...report, title: withDigits(title), opening: withDigits(opening) };
  const lead = `${post.title}. ${post.opening.slice(0, 500)}`;
  switch (type) {
    case 'funding':
      return fundingEntities(post);
    case 'acquisition':
      return named({
        company: acquired(post.title, isOwnName),
        acquirer: acquirers(post.title, isOwnName),
        amount: amountIn(lead),
      });
    case 'partnership':
      return named({ partners: partnersIn(post.title, isOwnName) });
    case 'leadership':
    case 'hiring':
      return peopleEntities(type, post, isOwnName);
    case 'layoffs':
      return named({ jobs: list(jobsIn(post.title) ?? jobsIn(post.opening.slice(0, 300))) });
    case 'expansion':
      return named({ places: placesIn(post.title, lead) });
    case 'product':
      return named({
        product: foreign(post.title, PRODUCT, isOwnName).slice(0, 1),
        version: list(versionIn(post.title)),
      });
    case 'traction':
      return named({
        figure: list(figureIn(post.title) ?? figureIn(post.opening.slice(0, 300))),
        amount: amountIn(post.title),
      });
    case 'business':
    case 'legal':
      return named({ amount: amountIn(post.title) });
    default:
      return {};
  }
}

/** The companies that a headline says were taken over, without the company's own name. */
export function acquired(title: string, isOwnName: OwnName): string[] {
  // `Acme acquired by Foo`: Acme is what was taken over, and no name of another follows.
  return foreign(title.replace(ACQUIRER, ' '), TARGET, isOwnName).slice(0, 3);
}

/** The partner behind the verb, or beside the company before it: `Acme and Globex announce partnership`. */
function partnersIn(title: string, isOwnName: OwnName): string[] {
  const behind = foreign(title, PARTNER, isOwnName);
  if (behind.length > 0) return behind;
  const first = namesAfter(title, 0);
  return first.some((name) => isOwnName(name)) ? first.filter((name) => !isOwnName(name)) : [];
}

function foreign(text: string, triggers: RegExp, isOwnName: OwnName): string[] {
  const names = [...text.matchAll(triggers)].flatMap((match) =>
    namesAfter(text, match.index + match[0].length),
  );
  return [...new Set(names)].filter((name) => !isOwnName(name)).slice(0, 5);
}

function fundingEntities(post: Report): Record<string, string> {
  const round = readRound(post.title, post.opening);
  return named({
    amount: round.amount === null ? [] : [`${round.currency ?? ''} ${String(round.amount)}`.trim()],
    round: round.stage === null ? [] : [round.stage],
    valuation: round.valuation === null ? [] : [`${round.currency ?? ''} ${String(round.valuation)}`.trim()],
    investors: round.investors,
    lead_investors: round.lead_investors,
  });
}

function amountIn(text: string): string[] {
  const money = readMoney(text).find(({ amount }) => amount >= 10_000);
  return money ? [`${money.currency} ${String(money.amount)}`] : [];
}

/** The places of a headline, else of what follows it. */
function placesIn(title: string, lead: string): string[] {
  const inTitle = placesInText(title).map(({ name }) => name);
  const last = LAST_PLACE.exec(title)?.[0];
  const places =
    inTitle.length > 0 ? inTitle : last !== undefined ? [last] : placesInText(lead).map(({ name }) => name);
  return [...new Set(places)].slice(0, 5);
}

/** People, of one his or her role, and how many are hired. */
function peopleEntities(type: HighlightType, post: Report, isOwnName: OwnName): Record<string, string> {
  const inTitle = peopleIn(post.title);
  const people = (inTitle.length > 0 ? inTitle : peopleIn(post.opening)).filter((name) => !isOwnName(name));
  const inHeadline = rolesIn(post.title);
  const roles = inHeadline.length > 0 ? inHeadline : rolesIn(post.opening.slice(0, 300));
  return named({
    people,
    role: type === 'leadership' && people.length <= 1 ? roles.slice(0, 1) : [],
    jobs: type === 'hiring' ? list(jobsIn(post.title)) : [],
  });
}

/** Behind `acquired by`, or before the verb whose object the company is: `Bexo buys Acme`. */
function acquirers(title: string, isOwnName: OwnName): string[] {
  const behind = foreign(title, ACQUIRER, isOwnName);
  if (behind.length > 0) return behind;
  const isTarget = [...title.matchAll(TARGET)].some((match) =>
    namesAfter(title, match.index + match[0].length).some((name) => isOwnName(name)),
  );
  return isTarget
    ? namesAfter(title, 0)
        .filter((name) => !isOwnName(name))
        .slice(0, 1)
    : [];
}

function list(value: string | null): string[] {
  return value === null ? [] : [value];
}

function named(lists: Record<string, string[]>): Record<string, string> {
  const filled = Object.entries(lists).filter(([, values]) => values.length > 0);
  return Object.fromEntries(filled.map(([role, values]) => [role, values.join(', ').slice(0, MAX_ENTITY)]));
}
