import { Badge } from '@mantine/core';
import { texts } from '../../../texts';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { ChipList, DescribedList, Facts, NothingFor, Part } from './Facts';
import { type Data, missing } from './module-data';

type Countries = Data<'business'>['target_countries'];

/** What the company sells, to whom, and where. */
export function Business({ data }: { data: Data<'business'> }) {
  const { target_audience: audience, services, market_problems: problems } = data;
  const lists = {
    industries: data.industries,
    business_model: data.business_model,
    revenue_model: data.revenue_model,
    services,
    market_problems: problems,
    certificates_and_compliance: data.certificates_and_compliance,
    target_countries: data.target_countries,
    potential_target_countries: data.potential_target_countries,
    taxonomy: data.taxonomy,
  };
  return (
    <>
      {audience !== null && (
        <Facts rows={[{ name: 'target_audience', field: 'business.target_audience', value: audience }]} />
      )}
      <div className="company-columns">
        <ChipList name="industries" field="business.industries" items={data.industries} />
        <ChipList name="business_model" field="business.business_model" items={data.business_model} />
        <ChipList name="revenue_model" field="business.revenue_model" items={data.revenue_model} />
        <ChipList name="taxonomy" field="business.taxonomy" items={data.taxonomy} />
      </div>
      <DescribedList name="services" field="business.services" items={services} />
      <DescribedList
        name="market_problems"
        field="business.market_problems"
        items={problems && problems.map(({ title, description }) => ({ name: title, description }))}
      />
      <DescribedList
        name="certificates_and_compliance"
        field="business.certificates_and_compliance"
        items={data.certificates_and_compliance}
      />
      <CountryList name="target_countries" countries={data.target_countries} />
      <CountryList name="potential_target_countries" countries={data.potential_target_countries} />
      <NothingFor names={[...missing(lists), ...missing({ target_audience: audience })]} />
    </>
  );
}

function CountryList(props: {
  name: 'target_countries' | 'potential_target_countries';
  countries: Countries;
}) {
  const { name, countries } = props;
  if (countries === null) return null;
  return (
    <Part name={name}>
      {countries.length === 0 ? (
        <p className="dimmed">{texts.company.noneFound}</p>
      ) : (
        <ul className="plain-list described">
          {countries.map(({ country, ai_reasoning: reason, confidence }) => (
            <li key={country}>
              <span>
                <strong>{country}</strong>
                <Badge variant="light" color={confidence === 'high' ? 'teal' : 'gray'} className="badge">
                  {texts.company.certainty[confidence]}
                </Badge>
                <EvidenceButton field={`business.${name}`} item={country} label={country} />
              </span>
              <p className="breakable">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
