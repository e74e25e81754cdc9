import type { DataModule, EvidenceField } from '@firmlens/contract';
import { businessModel, industries, services, targetAudience } from './business-questions';
import { employees, founding, headquarters } from './company-questions';
import { events } from './event-question';
import type { Question } from './question';

const QUESTIONS: Readonly<Record<string, Question>> = {
  services,
  industries,
  business_model: businessModel,
  target_audience: targetAudience,
  headquarters,
  employees,
  founded: founding,
  events,
};

/** Every field that answers fill. */
export const ANSWERED_FIELDS: readonly EvidenceField[] = Object.values(QUESTIONS).flatMap(
  ({ fields }) => fields,
);

/** Returns the questions of these modules by name. */
export function questionsOf(modules: readonly DataModule[]): Record<string, Question> {
  return Object.fromEntries(Object.entries(QUESTIONS).filter(([, { module }]) => modules.includes(module)));
}

/** Returns the JSON schema of the answers, in the form that strict structured output accepts. */
export function answerSchema(modules: readonly DataModule[]): object {
  const answers = Object.entries(questionsOf(modules)).map(([name, { choices }]) => {
    const value = choices === undefined ? { type: 'string' } : { type: 'string', enum: choices };
    const items = objectOf({ value, quote: { type: 'string' }, passage: { type: 'integer' } });
    return [name, { type: 'array', items }] as const;
  });
  return objectOf(Object.fromEntries(answers));
}

function objectOf(properties: object): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
