import { type Static, Type } from '@sinclair/typebox';
import { BusinessSchema } from './business';
import { CompanySchema } from './company';
import { CompetitorsSchema } from './competitors';
import { FundingSchema } from './funding';
import { SignalsSchema } from './signals';
import { TeamSchema } from './team';
import { TechnologySchema } from './technology';

export * from './business';
export * from './company';
export * from './competitors';
export * from './funding';
export * from './signals';
export * from './team';
export * from './technology';

/** The schema of each data module, by its key in the company data object. */
export const DATA_SCHEMAS = {
  company: CompanySchema,
  business: BusinessSchema,
  technology: TechnologySchema,
  funding: FundingSchema,
  team: TeamSchema,
  signals: SignalsSchema,
  competitors: CompetitorsSchema,
} as const;

const { company: base, ...optional } = DATA_SCHEMAS;
export const CompanyDataSchema = Type.Composite(
  [Type.Object({ company: base }), Type.Partial(Type.Object(optional))],
  {
    $id: 'CompanyData',
    description:
      'Company data: a key for each module that is there. `company` always is. A field is null if no source provided it; a list is empty only if a source looked for its items.',
  },
);
/** Company data: one key for each module that is there. In responses of the API, `company` always is. */
export type CompanyData = Partial<Static<typeof CompanyDataSchema>>;
