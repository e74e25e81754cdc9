import type { EvidenceOf } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { speaksInFirstPerson } from '@firmlens/headlines';
import { createSiteNameMatcher } from '../site-name-matcher';
import { allMatches, loadVocabulary, patternOf, type SpellingsByLanguage } from '@firmlens/text';

import { PLACEHOLDER_PAGE_WORDS as WORDS } from '../../placeholder-page-words';
import { createEvidence, type Reader } from '../reader';
import { schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';
import { companyOrganizations } from './company-organizations';
import { dedupeEvidence } from './dedupe-evidence';

/** A page with less text than this that does not name the company is a notice or an empty shell. */
const LEAST_TEXT = 80;
/** Wording of a placeholder page, and the length below which it counts. */
const PLACEHOLDER = new RegExp(`\\b${patternOf(WORDS.comingSoon)}\\b`, 'iu');
const FEW_LETTERS = 200;
const STATUS =
  loadVocabulary<Record<'acquired' | 'joined' | 'companyOf' | 'closed', SpellingsByLanguage>>(
    'company-status',
  );
/** How a company describes that it has been acquired. */
const ACQUIRED = new RegExp(
  `\\b(?:${[
    `${patternOf(STATUS.joined)} \\p{Lu}`,
    patternOf(STATUS.companyOf).replaceAll('…', '\\p{Lu}[\\p{L}&.-]{0,40}'),
    patternOf(STATUS.acquired).replaceAll('…', '.{2,60}'),
  ].join('|')})`,
  'u',
);
const CLOSED = new RegExp(`\\b${patternOf(STATUS.closed)}`, 'iu');
const SENTENCE = /[^.!?\n]{1,300}/gu;

/** Reads whether the company is active, acquired or closed, as far as its own pages say. */
export const readStatus: Reader = (input) => {
  const found: EvidenceOf<'company.company_status'>[] = [];
  const { site, pages } = input;
  const isOwnName = createSiteNameMatcher(input);

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    const ended =
      !isBranch && schemaTexts(node, 'dissolutionDate', 40).some((date) => date <= input.observedAt);
    if (ended)
      found.push(
        createEvidence(input, 'company.company_status', 'closed', { origin, url: page.url, confidence }),
      );
  }
  for (const page of pages) {
    if (page.kind !== 'home' && page.kind !== 'about') continue;
    const addStatus = (status: 'acquired' | 'closed', confidence: number) =>
      found.push(
        createEvidence(input, 'company.company_status', status, {
          origin: 'text',
          url: page.url,
          confidence,
        }),
      );
    for (const [sentence] of allMatches(page.text.slice(0, 20_000), SENTENCE)) {
      const bought = ACQUIRED.exec(sentence);
      // The company must be the subject, so its name precedes the verb.
      if (bought && isSelf(sentence.slice(0, bought.index))) {
        addStatus('acquired', site.movedTo ? CONFIDENCE.element : CONFIDENCE.wording + 0.1);
      }
      const closedMatch = CLOSED.exec(sentence);
      if (closedMatch && isSelf(sentence.slice(0, closedMatch.index)))
        addStatus('closed', CONFIDENCE.wording + 0.1);
    }
  }
  const [entry] = pages;
  if (entry && !site.movedTo && isWorking(entry)) {
    const from = { origin: 'visit', url: entry.url, confidence: CONFIDENCE.wording - 0.1 };
    found.push(createEvidence(input, 'company.company_status', 'active', from));
  }
  return dedupeEvidence(found, 3);

  function isWorking(page: WebPage): boolean {
    const { text } = page;
    if (text.length < FEW_LETTERS && PLACEHOLDER.test(text)) return false;
    const title = page.$('title').first().text().slice(0, 300);
    return text.length + pages.length * 20 >= LEAST_TEXT || isOwnName(`${title}\n${text}`);
  }

  function isSelf(subject: string): boolean {
    const nearbyText = subject.slice(-80);
    return isOwnName(nearbyText) || speaksInFirstPerson(nearbyText);
  }
};
