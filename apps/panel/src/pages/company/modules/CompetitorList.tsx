import { Text } from '@mantine/core';
import { CompanyLink } from '../../../components/CompanyLink';
import { texts } from '../../../texts';
import { sourceName } from '../../../texts/company';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { NothingFor, Part } from './Facts';
import { type Data, missing } from './module-data';

type Competitors = Data<'competitors'>;

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Whom the company competes with, and how that is known. */
export function CompetitorList({ data }: { data: Competitors }) {
  const { competitors, similar_companies: similar } = data;
  return (
    <>
      <List name="competitors" companies={competitors} />
      <List name="similar_companies" companies={similar} />
      <NothingFor names={missing({ competitors, similar_companies: similar })} />
    </>
  );
}

function List(props: { name: 'competitors' | 'similar_companies'; companies: Competitors['competitors'] }) {
  const { name: list, companies } = props;
  if (companies === null) return null;
  return (
    <Part name={list}>
      {companies.length === 0 ? (
        <p className="dimmed">{texts.company.noneFound}</p>
      ) : (
        <ul className="plain-list described">
          {companies.map(({ name, domain, description, reason, similarity, source }, index) => (
            <li key={index}>
              <span>
                <strong className="breakable">{name}</strong>
                {domain !== null && <CompanyLink domain={domain}>{domain}</CompanyLink>}
                <EvidenceButton field={`competitors.${list}`} item={name} label={name} />
              </span>
              <p className="breakable">{reason}</p>
              {description !== null && <p className="breakable dimmed">{description}</p>}
              <Text size="sm" c="dimmed">
                {texts.company.similarity} {percent.format(similarity)} · {sourceName(source)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
