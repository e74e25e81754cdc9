import type { DataModule, Evidence } from '@firmlens/contract';
import { type CompanyNameMatcher, createCompanyNameMatcher } from '@firmlens/headlines';
import type { Finding, Question } from './question';
import { questionsOf } from './questions';
import { canonicalText, findQuotation, hasWords } from './quotation';
import type { ReadableSite } from './readable-site';

/** Why an answer was dropped: completes the sentence "dropped: 2 answers …". */
export type AnswerFault =
  | 'to no question'
  | 'without the form asked for'
  | 'beyond the number asked for'
  | 'from no passage shown'
  | 'with words that the page does not have'
  | 'that the words quoted do not show';

/** What the answers show, and how many were dropped for each fault. */
export interface CheckedAnswers {
  evidence: Evidence[];
  dropped: Map<AnswerFault, number>;
}

interface Answer {
  value: string;
  quote: string;
  passage: number;
}

/** The name of the source of this evidence. */
export const MODEL = 'model';
const MAX_VALUE = 100;
/** What no name, place or number has: markup, addresses, control characters. */
const IMPLAUSIBLE = /[<>[\]{}`|\\^~\p{C}]|:\/\/|www\.|mailto:|[@#][\p{L}\p{N}]/iu;

/**
 * Checks a model's answers, in the shape of `answerSchema`, against the passages that it was shown (the first
 * is number 1). An answer holds if its quotation stands in its passage word for word, and if a sentence of
 * the quotation shows the value by the rule of the question. Everything else is dropped. Accepts anything and
 * never throws.
 */
export function checkAnswers(
  response: unknown,
  site: ReadableSite,
  modules: readonly DataModule[],
  observedAt: string,
): CheckedAnswers {
  const evidence: Evidence[] = [];
  const dropped: CheckedAnswers['dropped'] = new Map();
  const questions = questionsOf(modules);
  const isOwnName = createCompanyNameMatcher(site.names);
  for (const [name, answers] of Object.entries(isObject(response) ? response : {})) {
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    for (const [index, answer] of (Array.isArray(answers) ? (answers as unknown[]) : [answers]).entries()) {
      const checked = checkAnswer(question, answer, index, site, isOwnName);
      if (typeof checked === 'string') dropped.set(checked, (dropped.get(checked) ?? 0) + 1);
      else evidence.push(...checked.map((item) => ({ ...item, source: MODEL, observed_at: observedAt })));
    }
  }
  return { evidence, dropped };
}

type Located = Finding & { url: string };

function checkAnswer(
  question: Question | undefined,
  answer: unknown,
  index: number,
  { passages }: ReadableSite,
  isOwnName: CompanyNameMatcher,
): Located[] | AnswerFault {
  if (question === undefined) return 'to no question';
  if (index >= question.maxAnswers) return 'beyond the number asked for';
  if (!isAnswer(answer)) return 'without the form asked for';
  const value = canonicalText(answer.value);
  if (value === '' || value.length > MAX_VALUE || IMPLAUSIBLE.test(value))
    return 'without the form asked for';
  const passage = passages[answer.passage - 1];
  if (passage === undefined) return 'from no passage shown';
  const quotation = findQuotation(passage.text, answer.quote);
  if (quotation === null) return 'with words that the page does not have';
  // A value from a closed list is in our words, every other in the page's.
  const names = (text: string) => question.choices !== undefined || hasWords(text, value);
  const sentences = names(quotation.text) ? quotation.sentences.filter(names) : [];
  const findings = sentences
    .map((sentence) => question.support({ value, sentence, passage, isOwnName }))
    .find((supported) => supported.length > 0);
  if (findings === undefined) return 'that the words quoted do not show';
  return findings.map((finding) => ({ ...finding, url: passage.url }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAnswer(value: unknown): value is Answer {
  return (
    isObject(value) &&
    typeof value['value'] === 'string' &&
    typeof value['quote'] === 'string' &&
    typeof value['passage'] === 'number'
  );
}
