import type { HighlightType } from '@firmlens/contract';
import { readRound } from './funding-round';
import { readMoney } from './money';
import type { OwnName } from './own-name';
import { countriesIn } from '../reading/country';
import { CITY_COUNTRIES } from '../reading/place-names';
import { namesAfter, peopleIn } from './names-in-text';
import type { Report } from './report';

const MAX_ENTITY = 200;
const CITIES = new Set(CITY_COUNTRIES.map(([city]) => city));

/** Behind these stands the company that is taken over. */
const TARGET =
  /(?<!\p{L})(?:acquires?|acquired|acquiring|buys|acquisition of|(?:majority )?stake in|merges? with|übernimmt|Übernahme (?:von|der)|erwirbt|kauft|rachète|rachat (?:de|d['’])|acquiert|acquisition (?:de|d['’])|adquiere|adquisición de|acquisisce|acquisizione di|overname van|neemt)(?: (?:a )?(?:majority )?stake in)?(?= |(?<=['’]))/giu;
/** Behind these the company that takes over. */
const ACQUIRER =
  /(?<!\p{L})(?:acquired by|bought by|joins forces under|übernommen von|wird von|racheté par|rejoint le groupe|adquirida por|acquisita da|overgenomen door)(?= )/giu;
const PARTNER =
  /(?<!\p{L})(?:partner(?:s|ed|ing)? (?:up )?with|partnership with|teams? up with|teaming up with|joins? forces with|collaborat\w+ with|alliance with|Kooperation mit|kooperiert mit|Partnerschaft mit|Zusammenarbeit mit|partenariat avec|s['’]associe à|alianza con|colabora con|acuerdo con|collabora con|alleanza con|partnership con|samenwerking met|werkt samen met)(?= )/giu;

/** Who, where and how much a post's event names, as strings by role: `amount`, `round`, `investors`, `company`, `partners`, `people`, `places`. */
export function eventEntities(type: HighlightType, post: Report, isOwnName: OwnName): Record<string, string> {
  const lead = `${post.title}. ${post.opening.slice(0, 500)}`;
  switch (type) {
    case 'funding':
      return fundingEntities(post);
    case 'acquisition':
      return named({
        company: acquired(post.title, isOwnName),
        acquirer: foreign(post.title, ACQUIRER, isOwnName),
        amount: amountIn(lead),
      });
    case 'partnership':
      return named({ partners: partnersIn(post.title, isOwnName) });
    case 'leadership':
    case 'hiring': {
      const inTitle = peopleIn(post.title);
      const people = inTitle.length > 0 ? inTitle : peopleIn(post.opening);
      return named({ people: people.filter((name) => !isOwnName(name)) });
    }
    case 'expansion':
      return named({ places: placesIn(lead) });
    case 'business':
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

function placesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  const runs = words.flatMap((_, at) => [words.slice(at, at + 2).join(' '), words[at] ?? '']);
  const cities = runs.map((run) => run.replace(/[.'’]$/u, '')).filter((run) => CITIES.has(run));
  return [...new Set([...cities, ...countriesIn(text).map(({ country }) => country)])].slice(0, 5);
}

function named(lists: Record<string, string[]>): Record<string, string> {
  const filled = Object.entries(lists).filter(([, values]) => values.length > 0);
  return Object.fromEntries(filled.map(([role, values]) => [role, values.join(', ').slice(0, MAX_ENTITY)]));
}
