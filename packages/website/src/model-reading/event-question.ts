import { HIGHLIGHT_TYPES, type HighlightType } from '@firmlens/contract';
import {
  eventEntities,
  givesAdvice,
  isCancelled,
  isHearsay,
  isRoundup,
  toSearchableText,
} from '@firmlens/headlines';
import { suggestsEvent } from '../crawl/event-words';
import { slugify } from '../crawl/page-kind-words';
import { firstSentence } from '../readers/split-sentences';
import { type Question, subjectOfStatement } from './question';

const CONFIDENCE = 0.45;
/** Types for which a misreading costs most: only wording that a rule knows shows them. */
const RULES_ONLY: readonly HighlightType[] = ['funding', 'acquisition', 'layoffs', 'legal'];
const TYPES = HIGHLIGHT_TYPES.filter((type) => !RULES_ONLY.includes(type));
const MAX_DESCRIPTION = 300;

/** Headline, day and details are the post's own. Only the type is the model's. */
export const events: Question = {
  module: 'signals',
  fields: ['signals.highlights'],
  ask: 'for each passage of the kind "news" that reports something new about the company itself: the type of the event',
  choices: TYPES,
  maxAnswers: 8,
  support(statement) {
    const { value, sentence, isOwnName } = statement;
    const { post } = statement.passage;
    const type = TYPES.find((known) => known === value);
    if (post === null || type === undefined) return [];
    const [title, words] = [toSearchableText(post.title), toSearchableText(sentence)];
    if (givesAdvice(title) || isRoundup(title) || isCancelled(title) || isCancelled(words)) return [];
    const isEvent = suggestsEvent(slugify(sentence)) && !isHearsay(words);
    if (!isEvent || subjectOfStatement(statement) !== 'company') return [];
    const highlight = {
      type,
      title: post.title,
      date: post.date,
      description: firstSentence(post.opening, MAX_DESCRIPTION),
      entities: eventEntities(type, post, isOwnName),
      class: 'confirmed' as const,
    };
    return [{ field: 'signals.highlights', value: highlight, confidence: CONFIDENCE }];
  },
};
