import type { EvidenceOf } from '@firmlens/contract';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import type { SchemaNode, WebPage } from '../../page/web-page';
import { isPageAboutOthers, ownTextOf } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import { createEvidence, type Reader } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { type Headcount, headcountsIn, wholeNumber } from './headcount-wording';
import { employeeRange, mentionsLegalForm } from '@firmlens/text';
import { companyOrganizations } from './company-organizations';
import { dedupeEvidence } from './dedupe-evidence';

const MARKUP = { doubt: 0, sentence: '' };
const MAX_LABEL = 80;
/** The part of a path that names a language: `fr`, `pt-br`. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
/** The home page also shows numbers of customers and users. */
const CONFIDENCE = { home: 0.7, elsewhere: 0.8 };
/** Pages on which a number of employees is the company's. Elsewhere the sentence must name the company. */
const OWN_PAGE_KINDS = new Set(['home', 'about', 'careers', 'team']);
const SKIPPED_PAGE_KINDS = new Set(['news', 'legal', 'compare']);

/** Reads how many people work for the company: the range, and the number if the site states it. */
export const readHeadcount: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const counts: EvidenceOf<'company.employee_count'>[] = [];
  const ranges: EvidenceOf<'company.employee_range'>[] = [];
  const add = (
    { from, to, exact }: Headcount,
    at: { origin: string; url: URL; confidence: number },
  ): void => {
    if (exact) counts.push(createEvidence(input, 'company.employee_count', from, at));
    const range = employeeRange(from, to);
    if (range !== null) ranges.push(createEvidence(input, 'company.employee_range', range, at));
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    if (isBranch) continue;
    for (const headcount of statedHeadcounts(node)) add(headcount, { origin, url: page.url, confidence });
  }
  for (const page of input.pages) {
    if (SKIPPED_PAGE_KINDS.has(page.kind) || isPageAboutOthers(page)) continue;
    const confidence = page.kind === 'home' ? CONFIDENCE.home : CONFIDENCE.elsewhere;
    const stated = headcountsIn(ownTextOf(page, isOwnName), page.language);
    const own = withoutGroup(wholes(stated), isOwnName).filter(({ sentence }) => {
      const subject = subjectOf(sentence, isOwnName);
      if (subject === 'company') return OWN_PAGE_KINDS.has(page.kind) || isOwnName(sentence);
      // A biography tells how many people somebody led elsewhere.
      const isClear = OWN_PAGE_KINDS.has(page.kind) && page.kind !== 'team';
      return subject === 'unclear' && (isClear || (isNearHome(page) && sentence.length <= MAX_LABEL));
    });
    for (const headcount of own.slice(0, 5)) {
      add(headcount, { origin: 'text', url: page.url, confidence: confidence - headcount.doubt });
    }
  }
  const [best, ...others] = dedupeEvidence(ranges, 3);
  const isInBest = ({ value }: EvidenceOf<'company.employee_count'>): boolean =>
    employeeRange(value, value) === best?.value;
  return best ? [...dedupeEvidence(counts.filter(isInBest), 3), best, ...others] : [];
};

/**
 * Whether a page is one of the company's main pages, such as `/history` or `/fr/history`, and not about one of many
 * things.
 */
function isNearHome({ url }: WebPage): boolean {
  const [first = '', ...rest] = url.pathname.split('/').filter(Boolean);
  return rest.length === 0 || (rest.length === 1 && LANGUAGE.test(first));
}

/** Leaves out the numbers of parts, which stand under one label: `6 people` and `3 people` of two departments. */
function wholes(headcounts: readonly Headcount[]): Headcount[] {
  const labelOf = ({ sentence }: Headcount): string => sentence.replace(/\d+/g, '');
  return headcounts.filter((one) =>
    headcounts.every((other) => labelOf(other) !== labelOf(one) || other.from === one.from),
  );
}

/** Leaves out the numbers of a list of companies, such as those of a group, each with its full name. */
function withoutGroup(headcounts: readonly Headcount[], isOwnName: CompanyNameMatcher): Headcount[] {
  const ofOthers = headcounts.filter(({ sentence }) => mentionsLegalForm(sentence) && !isOwnName(sentence));
  return headcounts.filter((one) => ofOthers.length < 2 || !ofOthers.includes(one));
}

function statedHeadcounts(node: SchemaNode): Headcount[] {
  const exactly = (count: number | null): Headcount[] =>
    count === null ? [] : [{ from: count, to: count, exact: true, ...MARKUP }];
  const plain = schemaTexts(node, 'numberOfEmployees', 40).flatMap((text) => {
    const [low, high] = text.split(/\s*(?:-|–|to)\s*/).map(wholeNumber);
    if (low === undefined || low === null) return [];
    if (high !== undefined && high !== null) return [{ from: low, to: high, exact: false, ...MARKUP }];
    return text.endsWith('+') ? [{ from: low, to: low, exact: false, ...MARKUP }] : exactly(low);
  });
  const quantities = nestedSchemaNodes(node, 'numberOfEmployees').flatMap((quantity) => {
    const number = (property: string): number | null =>
      wholeNumber(schemaTexts(quantity, property, 20)[0] ?? '');
    const value = number('value');
    if (value !== null) return exactly(value);
    const [low, high] = [number('minValue'), number('maxValue')];
    const from = low ?? high;
    return from === null ? [] : [{ from, to: high ?? from, exact: false, ...MARKUP }];
  });
  return [...plain, ...quantities];
}
