import type { EvidenceOf } from '@firmlens/contract';
import type { SchemaNode } from '../../page/web-page';
import { isPageAboutOthers } from '../../attribution/about-others';
import { subjectOf } from '../../attribution/subject-of';
import { createEvidence, type Reader } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { nestedSchemaNodes, schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { type Headcount, headcountsIn, wholeNumber } from './headcount-wording';
import { employeeRange } from '@firmlens/text';
import { companyOrganizations } from './company-organizations';
import { dedupeEvidence } from './dedupe-evidence';

const MARKUP = { doubt: 0, sentence: '' };
const MAX_LABEL = 80;

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
    if (!['home', 'about', 'careers', 'team'].includes(page.kind) || isPageAboutOthers(page)) continue;
    const confidence = page.kind === 'home' ? CONFIDENCE.wording - 0.1 : CONFIDENCE.wording;
    const own = headcountsIn(page.text, page.language).filter(({ sentence }) => {
      const subject = subjectOf(sentence, isOwnName);
      // A biography tells how many people somebody led elsewhere.
      return (
        subject === 'company' ||
        (subject === 'unclear' && (page.kind !== 'team' || sentence.length <= MAX_LABEL))
      );
    });
    for (const headcount of own.slice(0, 5)) {
      add(headcount, { origin: 'text', url: page.url, confidence: confidence - headcount.doubt });
    }
  }
  return [...dedupeEvidence(counts, 3), ...dedupeEvidence(ranges, 3)];
};

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
