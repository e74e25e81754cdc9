import { allMatches, foldText } from '@firmlens/text';
import { layoutOf } from '../../layout/layout';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { type BusinessModelSign, businessModelSigns } from './business-model-signs';
import { BUSINESS_WORDS, CONSUMER_WORDS } from './business-model-words';
import { salesModel } from './sales-model';

/** A business model that a company may have, with what is measured of it, by name of the feature. */
export interface BusinessModelCandidate {
  name: string;
  features: Readonly<Record<string, number>>;
  /** What speaks most for it, if anything does. */
  sign: BusinessModelSign | null;
  /** The home page. */
  url: URL;
}

const MODELS = [
  'B2B',
  'B2C',
  'SaaS',
  'Marketplace',
  'Agency',
  'Consulting',
  'Manufacturing',
  'Hardware',
  'E-commerce',
  'Retail',
  'Open Source',
  'Non-profit',
];
const KINDS: readonly PageKind[] = ['pricing', 'product', 'careers', 'team', 'news', 'trust', 'contact'];
/** Markup of a business that its customers visit. */
const LOCAL = /LocalBusiness|Store$|Restaurant|Dentist|Physician|Medical|Salon|Hotel|Attorney|Contractor/;
const SELLS: readonly (string | null)[] = ['goods', 'services', 'software'];
const MAX_TALK = 20_000;

/** Returns all business models with their features. */
export function businessModelCandidates(input: ReaderInput): BusinessModelCandidate[] {
  const { pages } = input;
  const [home] = pages;
  if (!home) return [];
  const signs = businessModelSigns(input);
  const strongest = new Map<string, BusinessModelSign>();
  for (const sign of signs) if (!strongest.has(sign.model)) strongest.set(sign.model, sign);
  const trade = salesModel(input);
  const talk = talkOf(pages);
  const ofSite = {
    ...Object.fromEntries(MODELS.map((model) => [`sign.${model}`, strongest.get(model)?.confidence ?? 0])),
    ...Object.fromEntries(
      KINDS.map((kind) => [`pages.${kind}`, pages.filter((page) => page.kind === kind).length]),
    ),
    'trade.to': trade?.to === 'B2B' ? 1 : trade?.to === 'B2C' ? 2 : 0,
    'trade.sells': trade === null ? SELLS.length : SELLS.indexOf(trade.sells),
    'talk.consumers': allMatches(talk, CONSUMER_WORDS).length,
    'talk.businesses': allMatches(talk, BUSINESS_WORDS).length,
    'site.pages': pages.length,
    'site.local': Number(home.nodes.some(({ types }) => types.some((type) => LOCAL.test(type)))),
  };
  return MODELS.map((name, model) => ({
    name,
    sign: strongest.get(name) ?? null,
    url: home.url,
    features: {
      ...ofSite,
      model,
      sign: strongest.get(name)?.confidence ?? 0,
      signs: signs.filter((sign) => sign.model === name).length,
    },
  }));
}

/** Returns what the home page and the first pages about the company and its offer say. */
function talkOf(pages: readonly WebPage[]): string {
  const others = pages.filter(({ kind }) => kind === 'about' || kind === 'product').slice(0, 3);
  return foldText(
    [...pages.slice(0, 1), ...others]
      .flatMap((page) => layoutOf(page).blocks)
      .filter(({ region }) => region === 'main' || region === 'header')
      .map(({ text }) => text)
      .join(' | ')
      .slice(0, MAX_TALK),
  );
}
