import {
  citiesNamed,
  foldText,
  hasGenderMark,
  isGivenName,
  isJobTitle,
  isPlace,
  isRole,
  roleAtEnd,
  roleAtStart,
} from '@firmlens/text';
import { PAGE_KIND_BY_WORD, slugify } from '../../../crawl/page-kind-words';
import type { WebPage } from '../../../page/web-page';
import { meaningsOf } from '../../business/offer/meanings';
import { groupBy } from '../../group-by';
import { BENEFIT_HEADING, CONTRACT_TERM, LOCATION_LABEL } from '../job-page-words';
import { titleKey } from '../job';
import { mentionsNoOpenings } from '../no-openings';
import { isPerson } from '../not-openings';
import { type OpeningCandidate, openingCandidates } from './candidates';
import { type Features, meanOf, prefixed, shareOf } from '../../trees/measures';
import { hasTerms, placeFeatures, wordingOf } from './place-features';

/** A candidate with what is measured of it, by name of the feature. What does not apply is left out. */
export interface MeasuredOpening extends OpeningCandidate {
  /** Equal for titles that differ in case, accents, punctuation or a gender mark. */
  key: string;
  features: Readonly<Record<string, number>>;
}

const KINDS = 'home about contact legal team careers job pricing product news trust compare other'.split(' ');
/** Lists that are longer are measured by their first titles. */
const MAX_MEASURED = 60;
const SENTENCE_END = /[.!?]$/;

/** Returns the candidates of a site with their features. Numbers count, shares are from 0 to 1. */
export function measuredOpenings(pages: readonly WebPage[]): MeasuredOpening[] {
  const candidates = openingCandidates(pages).map((one) => ({ ...one, key: titleKey(one.title) }));
  const byKey = groupBy(candidates, ({ key }) => key);
  const ofPage = new Map(
    [...new Set(candidates.map(({ page }) => page))].map((page) => [page, pageFeatures(page)]),
  );
  const ofList = new Map<readonly OpeningCandidate[], Features>();
  return candidates.map((candidate) => {
    const { title, key, page, among, at } = candidate;
    const list = ofList.get(among) ?? listFeatures(among);
    ofList.set(among, list);
    return {
      ...candidate,
      features: {
        ...ofPage.get(page),
        ...list,
        'list.place': among.findIndex((other) => other.at === at) / among.length,
        ...titleFeatures(title),
        'title.pages': new Set(byKey.get(key)?.map((other) => other.page)).size,
        ...placeFeatures(candidate),
      },
    };
  });
}

/** The size of a page says nothing: small sites have small ones. */
function pageFeatures(page: WebPage): Features {
  return {
    'page.job': Number(page.kind === 'job'),
    'page.none': Number(mentionsNoOpenings(page)),
  };
}

function titleFeatures(title: string): Features {
  const words = title.split(/\s+/);
  const folded = foldText(title);
  return {
    'title.length': title.length,
    'title.words': words.length,
    'title.capitals': shareOf(words, isCapitalized),
    'title.capital': Number(isCapitalized(title)),
    'title.upper': Number(title === title.toUpperCase() && title !== title.toLowerCase()),
    'title.marked': Number(hasGenderMark(title)),
    'title.job': Number(isJobTitle(title)),
    'title.role': Number(isRole(title)),
    'title.role-start': Number(roleAtStart(title) !== null),
    'title.role-end': Number(roleAtEnd(title) !== null),
    'title.place': Number(isPlace(title)),
    'title.city': Number(citiesNamed(title).length > 0),
    'title.person': Number(isPerson(title)),
    'title.given': Number(isGivenName(words[0] ?? '')),
    'title.comma': Number(title.includes(',')),
    'title.colon': Number(title.includes(':')),
    'title.slash': Number(title.includes('/')),
    'title.bracket': Number(title.includes('(')),
    'title.dash': Number(/ [–—-] /.test(title)),
    'title.sentence': Number(SENTENCE_END.test(title)),
    'title.digits': Number(/\d/.test(title)),
    'title.latin': Number(/[A-Za-z]/.test(title)),
    'title.term': Number(CONTRACT_TERM.test(folded)),
    'title.location': Number(LOCATION_LABEL.test(title)),
    'title.benefit': Number(BENEFIT_HEADING.test(folded)),
    'title.wording': wordingOf(title),
    'title.kind': KINDS.indexOf(PAGE_KIND_BY_WORD.get(slugify(title)) ?? ''),
    ...prefixed('title.means', meaningsOf(title)),
  };
}

function listFeatures(among: readonly OpeningCandidate[]): Features {
  const some = among.slice(0, MAX_MEASURED);
  const titles = some.map(({ title }) => title);
  const lengths = titles.map(({ length }) => length);
  const meanings = titles.map(meaningsOf);
  return {
    'list.size': among.length,
    'list.distinct': new Set(titles.map(titleKey)).size / some.length,
    'list.jobs': shareOf(titles, isJobTitle),
    'list.roles': shareOf(titles, isRole),
    'list.means.role': meanOf(meanings, ({ role }) => role),
    'list.means.virtue': meanOf(meanings, ({ virtue }) => virtue),
    'list.means.section': meanOf(meanings, ({ section }) => section),
    'list.marked': shareOf(titles, hasGenderMark),
    'list.words': meanOf(titles, (title) => title.split(' ').length),
    'list.length': meanOf(lengths, (length) => length),
    'list.spread': Math.max(...lengths) - Math.min(...lengths),
    'list.capital': shareOf(titles, isCapitalized),
    'list.sentences': shareOf(titles, (title) => SENTENCE_END.test(title)),
    'list.linked': shareOf(some, ({ block }) => block.linkShare > 0.5),
    'list.places': shareOf(titles, isPlace),
    'list.persons': shareOf(titles, isPerson),
    'list.terms': shareOf(some, hasTerms),
  };
}

function isCapitalized(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
