import { countryOfCode } from '@firmlens/text';
import { createFieldObserver } from '../parsing/field-observer';
import { type Observe, observer, type Source, type SourceProfile } from '../source';
import type { CompanyRow, DatasetFormatName } from './formats';
import { type ImportedDatasets, LOOKUP_TIMEOUT_MS, DATASET_NOT_IMPORTED } from './imported-datasets';

const COMPANY_SET: Omit<SourceProfile, 'name'> = {
  fields: [
    'company.name',
    'company.founded_year',
    'company.employee_range',
    'company.headquarter_country',
    'company.headquarter_city',
    'company.linkedin_url',
    'business.industries',
  ],
  identifies: true,
  wave: 1,
  // A new import takes effect immediately.
  lifetimeSeconds: 0,
  timeLimitMs: LOOKUP_TIMEOUT_MS,
};

/** The free company file of People Data Labs. */
export const PEOPLE_DATA_LABS: SourceProfile = { name: 'people-data-labs', ...COMPANY_SET };
/** The company file of BigPicture. */
export const BIGPICTURE: SourceProfile = {
  ...COMPANY_SET,
  name: 'bigpicture',
  fields: [...COMPANY_SET.fields, 'company.description'],
};

/** These datasets were compiled from many sources some time ago. */
const CONFIDENCE = 0.5;
/** Names are in lower case, so their capitals are guessed. The industry is one of a short list. */
const CONFIDENCE_OF_NAME = 0.4;

/** Looks the domain up in the imported People Data Labs file. */
export function createPeopleDataLabsSource(datasets: ImportedDatasets): Source {
  return companySetSource(PEOPLE_DATA_LABS, 'pdl', datasets);
}

/** Looks the domain up in the imported BigPicture file. */
export function createBigpictureSource(datasets: ImportedDatasets): Source {
  return companySetSource(BIGPICTURE, 'bigpicture', datasets);
}

function companySetSource(
  profile: SourceProfile,
  format: DatasetFormatName,
  datasets: ImportedDatasets,
): Source {
  return {
    ...profile,
    async lookUp({ domain, now }) {
      const company = await datasets.company(format, domain);
      if (company === 'none') return DATASET_NOT_IMPORTED;
      if (company === null)
        return { status: 'nothing', reason: 'the imported file does not have the domain' };
      return { status: 'found', evidence: evidenceOf(company, observer(profile, now)) };
    },
  };
}

function evidenceOf(company: CompanyRow, observe: Observe) {
  const observeField = createFieldObserver(observe, { url: null, confidence: CONFIDENCE });
  const observeGuess = createFieldObserver(observe, { url: null, confidence: CONFIDENCE_OF_NAME });
  const country = company.countryCode === null ? null : countryOfCode(company.countryCode);
  return [
    ...observeGuess('company.name', company.name),
    ...observeField('company.description', company.description),
    ...observeField('company.founded_year', company.foundedYear),
    ...observeField('company.employee_range', company.employeeRange),
    ...observeField('company.headquarter_country', country?.country ?? null),
    ...observeField('company.headquarter_city', company.city),
    ...observeField('company.linkedin_url', company.linkedinUrl),
    ...company.industries.flatMap((industry) => observeGuess('business.industries', industry)),
  ];
}
