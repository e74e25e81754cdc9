import { INDUSTRIES } from '@firmlens/contract';
import { foldText } from '@firmlens/text';
import { BUSINESS_MODEL_RULES } from '../readers/business/business-model-words';
import { hasIndustryTerm } from '../readers/business/read-industries';
import { canBeAudience } from '../readers/business/read-target-audience';
import { isServiceName } from '../readers/business/service-name';
import { type Question, subjectOfStatement } from './question';

/** Below every rule that reads the same field from markup. */
const CONFIDENCE = 0.45;

export const services: Question = {
  module: 'business',
  fields: ['business.services'],
  ask: 'each product or service that the company sells: its name as the page writes it',
  maxAnswers: 20,
  support(statement) {
    const { value, isOwnName } = statement;
    if (!isServiceName(value) || isOwnName(value) || subjectOfStatement(statement) === 'other') return [];
    return [
      { field: 'business.services', value: { name: value, description: null }, confidence: CONFIDENCE },
    ];
  },
};

export const industries: Question = {
  module: 'business',
  fields: ['business.industries'],
  ask: "the industries that the company works in, not its customers', from a sentence that says what it does",
  choices: INDUSTRIES,
  maxAnswers: 3,
  support(statement) {
    const { value, sentence } = statement;
    if (!hasIndustryTerm(value, sentence) || subjectOfStatement(statement) === 'other') return [];
    return [{ field: 'business.industries', value, confidence: CONFIDENCE }];
  },
};

export const businessModel: Question = {
  module: 'business',
  fields: ['business.business_model'],
  ask: 'how the company trades and with whom, from a sentence that says so',
  choices: [...new Set(BUSINESS_MODEL_RULES.map(({ model }) => model))],
  maxAnswers: 4,
  support(statement) {
    const sentence = foldText(statement.sentence);
    const isWorded = BUSINESS_MODEL_RULES.some(
      ({ model, words }) => model === statement.value && words.test(sentence),
    );
    if (!isWorded || subjectOfStatement(statement) === 'other') return [];
    return [{ field: 'business.business_model', value: statement.value, confidence: CONFIDENCE }];
  },
};

export const targetAudience: Question = {
  module: 'business',
  fields: ['business.target_audience'],
  ask: 'the people or companies that the company sells to: the words of the page that name them',
  maxAnswers: 1,
  // Its subject may be the customers: `Our customers are logistics teams`.
  support({ value }) {
    if (!canBeAudience(value)) return [];
    const phrase = `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
    return [{ field: 'business.target_audience', value: phrase, confidence: CONFIDENCE }];
  },
};
