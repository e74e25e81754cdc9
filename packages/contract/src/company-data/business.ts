import { type Static, Type } from '@sinclair/typebox';
import { dataModule, integer, list, strings, text } from './fields';

const ServiceSchema = Type.Object({
  name: Type.String({ description: 'The name of the product or service.' }),
  description: text('What it is, in a sentence or two.'),
});
const CertificateSchema = Type.Object({
  name: Type.String({ description: 'The certificate or standard, such as `ISO 27001`.' }),
  description: text('What the company says about it.'),
});
const ProblemSchema = Type.Object({
  title: Type.String({ description: 'The problem in a few words.' }),
  description: text('The problem in a sentence or two.'),
});
export const TargetCountrySchema = Type.Object({
  country: Type.String({ description: 'The English name of the country.' }),
  country_code: Type.String({
    pattern: '^[A-Z]{2}$',
    description: 'The country by its ISO 3166-1 alpha-2 code.',
  }),
  ai_reasoning: Type.String({
    description:
      'Why the country is listed, in one sentence. Rules write it, or a language model if there is one.',
  }),
  confidence: Type.Union([Type.Literal('high'), Type.Literal('medium')], {
    description: '`high` if at least two kinds of evidence point to the country, `medium` if one does.',
  }),
});

export const BusinessSchema = dataModule('Business', 'What the company sells, to whom and how.', {
  industries_count: integer('The number of `industries`.'),
  industries: strings('The industries, by the names that people search for: `Logistics`, `Legal Services`.'),
  business_model: strings('The business models, such as `B2B`, `B2C`, `SaaS` or `Platform`.'),
  revenue_model: strings('How the company earns, such as `Subscription` or `Product sales`.'),
  target_audience: text('Whom the company addresses, in words.'),
  taxonomy_count: integer('The number of `taxonomy` entries.'),
  taxonomy: strings('Topics of the company, narrower than its industries.'),
  services_count: integer('The number of `services`.'),
  services: list(ServiceSchema, 'The products and services that the company offers.'),
  certificates_count: integer('The number of `certificates_and_compliance` entries.'),
  certificates_and_compliance: list(
    CertificateSchema,
    'Certificates that the company holds and standards that it says it meets.',
  ),
  market_problems_count: integer('The number of `market_problems`.'),
  market_problems: list(ProblemSchema, 'The problems of its customers that the company says it solves.'),
  target_countries_count: integer('The number of `target_countries`.'),
  target_countries: list(
    TargetCountrySchema,
    'The countries to which the company sells. The country of the headquarters is one of them.',
  ),
  potential_target_countries_count: integer('The number of `potential_target_countries`.'),
  potential_target_countries: list(
    TargetCountrySchema,
    'Countries to which weaker signs point. None of them is in `target_countries`.',
  ),
});
export type Business = Static<typeof BusinessSchema>;
export type TargetCountry = Static<typeof TargetCountrySchema>;
