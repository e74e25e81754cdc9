import type { EvidenceValues } from '@firmlens/contract';
import { foldText } from '../parsing/fold-text';
import { namesAfter } from './names-in-text';
import { type Money, readMoney } from './money';
import { replaceNumberWords } from './replace-number-words';

type Round = EvidenceValues['funding.investment_history'];
/** What the text of a post states about a round. The date is the post's. */
export type RoundFacts = Omit<Round, 'date'>;

/** Stages and the words that name them, folded. The first match wins. */
const STAGES: [stage: string, words: RegExp][] = [
  ['Pre-Seed', /\bpre-?\s?(?:seed|amorcage|semilla|semente|sadd|såkorn)/],
  [
    'Seed',
    /\bseed[- ]?(?:round|funding|financing|finanzierung|runde|investment|capital|extension|stage|ronde|fund\w*|invest\w*|kapital\w*|rund\w*|rond[ae]|rahoit\w*|kierro\w*|emission|:)|(?:in|million|mio\.?|m|mln|mkr|euros?|eur|€|\$|zl|de|ronda|rodada|tour|round|runda|rund[ey]) seed\b|\bamorcage\b|\bsemilla\b|\bcapital semente\b|\bzaai-?(?:investering|kapitaal|ronde|geld)|\bsaddfinans\w*|\bsiemenrahoit\w*|\bsakornsrund\w*|\brund\w+ zalazkow\w*/,
  ],
  ['IPO', /\bipo\b|initial public offering|borsengang|introduction en bourse|salida a bolsa/],
  ['Angel', /\bangel (?:round|funding|investment)\b|angelrunde|\bangelrund\w*|business-angel-runde/],
  ['Bridge', /\bbridge (?:round|financing|loan)\b/],
  [
    'Debt',
    /\b(?:venture debt|debt (?:financing|facility|round)|credit facility|loan facility|term loan|fremdkapital|kreditlinie|pret (?:bancaire|participatif)|emprunt obligataire|prestamo participativo|finanziamento bancario|minibond|obligationslan)\b/,
  ],
  ['Convertible Note', /\bconvertible (?:note|loan)\b|wandeldarlehen/],
  [
    'Crowdfunding',
    /\bcrowd-?funding\w*|\bequity crowd|\bcrowdinvest\w*|financement participatif|\bjoukkorahoit\w*|folkfinans\w*/,
  ],
  ['Grant', /\bgrant\b|\bforder(?:ung|mittel)\b|\bzuschuss\b|\bsubvention\b|\bdotacj\w*|\bsubsidie\b/],
  ['Private Equity', /\bprivate equity\b/],
  ['Growth', /\bgrowth (?:equity|round|funding|capital|investment)\b|wachstumsfinanzierung/],
];
const SERIES = /\bseri[ea]s?[ -]([a-j])(\d?)\b(?!-[a-z]\b)/;

const LEADING =
  /\b(?:co-)?led (?:jointly )?by|\blead investors? (?:is|are|was|were)|\bangeführt (?:wurde |wird )?(?:die (?:Finanzierungs)?runde )?von|\bunter (?:der )?Führung (?:von|der|des)|\bLead-?investor(?: ist| war|:)|\bmenée? par|\bdirigée? par|\bliderad[oa] por|\bencabezad[oa] por|\bguidat[oa] da|\bgeleid door|\bonder leiding van/giu;
const TAKING_PART =
  /\bparticipation (?:from|of|by)|\b(?:backed|joined|supported|followed) by|\balongside|\b(?:existing|previous|returning) investors?(?: include| including)?|\binvestors? (?:include|including|are)|\binvestment (?:from|by)|\bBeteiligung (?:von|der|des)|\bbeteiligen sich|\bbeteiligten sich|\bBestandsinvestoren|\bInvestoren sind|\bparticipation (?:de|du|des)|\bauprès (?:de|du|des)|\baux côtés (?:de|du|des)|\bparticipación de|\bpartecipazione di|\bdeelname van/giu;
/** Verbs after the investors' names: `Foo Capital led the round`, `with Bar and Baz taking part`. */
const LED =
  /\b(?:co-)?(?:led|leads) (?:the|this)\b|\bführte? die\b|\bführt die\b|\bmène le\b|\blidera la\b|\bguida il\b/iu;
const TOOK_PART =
  /\b(?:took|taking) part\b|\bparticipat(?:ed|ing)\b|\bjoined the round\b|\binvested\b|\bbeteiligten? sich\b|\bsind beteiligt\b|\bont participé|\bparticipent\b|\bparticiparon\b/iu;
/** The investor directly after the amount: `raises €5M from Foo`. */
const GIVEN_BY = /^.{0,40}?\b(?:from|von|de la part de|por parte de|da parte di|van)\b/u;

const VALUATION_BEFORE =
  /(?:valuation of|values?(?: the company)? at|valued at|valuing|worth|bewertung von|bewertet|valorisation de|valoris\w+|valoracion de|valutazione di|waardering van)[^,.;]{0,25}$/;
const VALUATION_AFTER =
  /^.{0,12}\b(?:(?:pre|post)-money )?(?:valuation|bewertung|valorisation|valoracion|valutazione|waardering)/;
const TOTAL_BEFORE =
  /(?:total(?! of\b)|to date|so far|overall|altogether|insgesamt|au total|en total|in totale|in totaal|totalt|sammanlagt|lacznie|yhteensa|gesamtfinanzierung|gesamtsumme)[^,.;]{0,40}$|\b(?:brings?|bringing|takes|taking|porte(?:nt)?(?: ainsi)? a|eleva|elevando|brengt|steigt|erhoht)\b[^,.;]{0,60}$/;
const TOTAL_AFTER =
  /^[^,.;]{0,25}\b(?:to date|in total|insgesamt|au total|en total|in totale|in totaal|totalt|lacznie|total funding|(?:les |de )?fonds leves depuis|raised so far|since (?:its|our) (?:founding|foundation|start|inception))\b/;
const NO_ROUND_BEFORE =
  /\b(?:asked for|target(?: of| was)?|goal|ziel von|objectif|objetivo|prize|prize money|preisgeld|manag\w+|verwaltet|gere|gestiona|gestisce|beheert|forvaltar|fund of|omsattning|przychod\w*|receita|fatturato|facturacion|omzet|revenue|turnover|arr|sales|market|umsatz|savings?|chiffre d.affaires|per|pro)[^,.;]{0,30}$/;
const NO_ROUND_AFTER =
  /^.{0,15}\b(?:in revenue|in sales|of revenue|arr|market|turnover|umsatz|per (?:month|user|year)|chiffre d.affaires)\b/;
/** No company announces a smaller round. */
const SMALLEST_ROUND = 10_000;

/** Returns the amounts large enough for a round, in order. */
function roundMoney(text: string, crown: string | null): Money[] {
  return readMoney(text, crown).filter(({ amount }) => amount >= SMALLEST_ROUND);
}

/** An amount of money in a text about a round, and what it is. */
export interface RoundMoney extends Money {
  role: 'round' | 'valuation' | 'total' | 'other';
}

/**
 * Returns the amounts in a text about rounds, in order, with what each of them is. `crown` is the currency
 * that `kr` stands for.
 */
export function findRoundAmounts(text: string, crown: string | null = null): RoundMoney[] {
  return roundMoney(text, crown).map((money) => ({ ...money, role: roleOf(money, text) }));
}

/**
 * Reads what a headline and the paragraphs below it state about one funding round. `kr` is read as the
 * currency `crown`, and ignored if that is null.
 */
export function readRound(title: string, opening: string, crown: string | null = null): RoundFacts {
  const text = replaceNumberWords(`${title}. ${opening}`);
  const amounts = roundMoney(text, crown);
  const raised = amounts.find((money) => roleOf(money, text) === 'round');
  const valuation = amounts.find((money) => roleOf(money, text) === 'valuation');
  const lead = [...namesBehind(text, LEADING), ...namesBefore(text, LED)];
  const given = raised ? givenBy(text, raised) : [];
  return {
    stage: stageOf(text),
    amount: raised?.amount ?? null,
    amount_usd: raised?.currency === 'USD' ? raised.amount : null,
    currency: raised?.currency ?? null,
    valuation: valuation?.amount ?? null,
    valuation_usd: valuation?.currency === 'USD' ? valuation.amount : null,
    investors: distinct([
      ...lead,
      ...namesBehind(text, TAKING_PART),
      ...namesBefore(text, TOOK_PART),
      ...given,
    ]),
    lead_investors: distinct(lead),
  };
}

/** Returns the stage that a text names, such as `Series A`, or null. */
export function stageOf(text: string): string | null {
  const folded = foldText(text.slice(0, 2000));
  const series = SERIES.exec(folded);
  const other = STAGES.find(([, words]) => words.test(folded));
  if (!series) return other?.[0] ?? null;
  // The headline's stage comes first: `Series A`, even if the text mentions the seed round later.
  if (other && folded.search(other[1]) < series.index) return other[0];
  return `Series ${(series[1] ?? '').toUpperCase()}${series[2] ?? ''}`;
}

function roleOf(money: Money, text: string): RoundMoney['role'] {
  const before = foldText(text.slice(Math.max(0, money.start - 60), money.start));
  const after = foldText(text.slice(money.end, money.end + 40));
  if (VALUATION_AFTER.test(after) || VALUATION_BEFORE.test(before)) return 'valuation';
  if (TOTAL_BEFORE.test(before) || TOTAL_AFTER.test(after)) return 'total';
  return NO_ROUND_BEFORE.test(before) || NO_ROUND_AFTER.test(after) ? 'other' : 'round';
}

function namesBehind(text: string, triggers: RegExp): string[] {
  return [...text.matchAll(triggers)]
    .slice(0, 10)
    .flatMap((match) => namesAfter(text, match.index + match[0].length));
}

/** Returns the names at the start of a clause that ends in the given words. */
function namesBefore(text: string, action: RegExp): string[] {
  return text.split(/[.;!?](?:\s|$)|\bwith\b|\bwhile\b/).flatMap((clause) => {
    const found = action.exec(clause);
    const start = found ? clause.slice(0, found.index).replace(/\s(?:also|have|has|auch|both)\s$/, ' ') : '';
    return start.length > 0 && start.length < 200 ? namesThrough(start) : [];
  });
}

/** Returns the names in a clause if it contains nothing else. */
function namesThrough(clause: string): string[] {
  const names = namesAfter(clause, 0);
  const last = names.at(-1);
  return last !== undefined && clause.trim().endsWith(last) ? names : [];
}

function givenBy(text: string, raised: Money): string[] {
  const rest = text.slice(raised.end, raised.end + 60).split(/[.;!?]/)[0] ?? '';
  const found = GIVEN_BY.exec(rest);
  return found ? namesAfter(text, raised.end + found[0].length) : [];
}

function distinct(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [foldText(name), name]));
  return [...byKey.values()];
}
