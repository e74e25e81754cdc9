import { type Static, Type } from '@sinclair/typebox';
import { nullable } from '../schema';
import { dataModule, day, integer, strings, text } from './fields';

export const CompanySchema = dataModule(
  'Company',
  'The base record: identity, contact, location, size and legal data. Part of every enrichment.',
  {
    name: text('The name by which the company is known.'),
    description: text('What the company does, in its own words where its website says so.'),
    founded_year: integer('The year of its foundation, otherwise of its registration.'),
    company_status: nullable(
      Type.Union([Type.Literal('active'), Type.Literal('acquired'), Type.Literal('closed')]),
      {
        description:
          '`closed` if a register says so, even while the website works; `acquired` if any source says so; `active` otherwise.',
      },
    ),
    phone: text('The main telephone number in E.164: `+4940555010`.'),
    email: text('The general email address.'),
    domain: Type.String({
      description: 'The registrable domain that was requested, in lower case and A-labels.',
    }),
    linkedin_url: text('The URL of its LinkedIn page.'),
    facebook_url: text('The URL of its Facebook page.'),
    twitter_url: text('The URL of its profile on X, formerly Twitter.'),
    headquarter_country: text('The country of the headquarters: its English name.'),
    headquarter_city: text('The city of the headquarters.'),
    registered_address: text('The address in the register, on one line.'),
    office_locations: strings('The places of its offices, as its pages name them.'),
    employee_count: integer('The number of employees, if a source gives a number.'),
    employee_range: text(
      'The number of employees as a range, such as `51-200`. Derived from `employee_count` if that is known.',
    ),
    legal_name: text('The name in the register, with the legal form.'),
    company_number: text('The number in the national register, in the notation of that register.'),
    company_type: text('The legal form, such as `Private limited company` or `GmbH`.'),
    date_of_creation: day('The day of its registration.'),
    jurisdiction: text(
      'The country or state under whose law the company is registered: an ISO 3166 code such as `FR` or `US-DE`.',
    ),
    sic_codes: strings(
      'The codes of its activities, in the classification of the register that gives them: SIC, NACE, NAF and others.',
    ),
  },
);
export type Company = Static<typeof CompanySchema>;
