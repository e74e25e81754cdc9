import { jurisdictionName } from '../../../components/country-name';
import { count } from '../../../components/numbers';
import { SafeLink } from '../../../components/SafeLink';
import { texts } from '../../../texts';
import { shortDate } from '../dates';
import { describeIndustryCode } from '../industry-code';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { ChipList, type FactRow, Facts, NothingFor, withoutValue } from './Facts';
import { type Data, missing } from './module-data';

const link = (url: string | null) => url && <SafeLink href={url} />;

/** Who the company is, where it is, and how to reach it. */
export function CompanyFacts({ data }: { data: Data<'company'> }) {
  const { headquarter_city: city, headquarter_country: country, company_status: status } = data;
  const place = [city, country].filter((part) => part !== null).join(', ');
  const row = (name: FactRow['name'], value: FactRow['value']): FactRow => ({
    name,
    field: `company.${name}`,
    value,
  });
  const rows = [
    row('domain', <SafeLink href={`https://${data.domain}/`} />),
    row('headquarter', place),
    row('employee_count', data.employee_count && count(data.employee_count)),
    row('employee_range', data.employee_range),
    row('founded_year', data.founded_year),
    row('company_status', status && texts.company.statuses[status]),
    row('phone', data.phone),
    row('email', data.email),
    row('linkedin_url', link(data.linkedin_url)),
    row('twitter_url', link(data.twitter_url)),
    row('facebook_url', link(data.facebook_url)),
    row('legal_name', data.legal_name),
    row('company_type', data.company_type),
    row('company_number', data.company_number),
    row('jurisdiction', data.jurisdiction && jurisdictionName(data.jurisdiction)),
    row('date_of_creation', data.date_of_creation && shortDate(data.date_of_creation)),
    row('registered_address', data.registered_address),
  ];
  return (
    <>
      {data.description !== null && (
        <p className="company-description breakable">
          {data.description}
          <EvidenceButton field="company.description" label={texts.company.facts.description} />
        </p>
      )}
      <Facts rows={rows} />
      <ChipList name="office_locations" field="company.office_locations" items={data.office_locations} />
      <ChipList
        name="sic_codes"
        field="company.sic_codes"
        items={data.sic_codes}
        describe={describeIndustryCode}
      />
      <NothingFor
        names={[
          ...withoutValue(rows),
          ...missing({ office_locations: data.office_locations, sic_codes: data.sic_codes }),
        ]}
      />
    </>
  );
}
