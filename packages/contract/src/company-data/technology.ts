import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../schema';
import { dataModule, integer, strings, text } from './fields';

const StackItemSchema = Type.Object({
  name: Type.String({ description: 'The usual name of the technology.' }),
  description: text('What the technology is.'),
});

export const TechnologySchema = dataModule('Technology', 'The technologies that the company uses.', {
  total_technologies: integer('The number of `technologies`.'),
  categories_count: integer('The number of categories in `technology_stack`.'),
  technologies: strings('The names of the technologies, each once.'),
  technology_stack: nullable(
    Type.Record(
      Type.String(),
      Type.Array(StackItemSchema, { description: 'The technologies of the category.' }),
    ),
    {
      description:
        'The technologies by category, such as `Analytics`. A technology is listed under each of its categories.',
    },
  ),
  last_updated: nullable(Type.String({ format: 'date-time' }), {
    description: 'When a technology was last seen.',
  }),
});
export type Technology = Static<typeof TechnologySchema>;
