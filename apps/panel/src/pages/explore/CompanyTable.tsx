import type { CompanyHit } from '@firmlens/panel-contract';
import { Text } from '@mantine/core';
import { CompanyLink } from '../../components/CompanyLink';
import { type Column, DataTable } from '../../components/DataTable';
import { OutsideLink } from '../../components/OutsideLink';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { CoverageBadge } from './CoverageBadge';
import { countryName } from '../../components/country-name';
import { sizeText } from './use-choices';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A company that matches, at a glance. */
function Company({ company }: { company: CompanyHit }) {
  const { domain, name, description, words_in: words } = company;
  return (
    <div className="company-hit">
      <CompanyLink domain={domain}>
        <strong>{name}</strong>
      </CompanyLink>
      <OutsideLink href={`https://${domain}`} label={texts.explore.opensSite(domain)}>
        {domain}
      </OutsideLink>
      {description !== null && (
        <Text size="sm" className="breakable">
          {description}
        </Text>
      )}
      {words.length > 0 && (
        <Text size="xs" c="dimmed">
          {texts.explore.foundIn(list.format(words.map((word) => texts.explore.wordsIn[word])))}
        </Text>
      )}
    </div>
  );
}

/** Whether there is enriched data, and how old it is. */
function Data({ company: { is_enriched: isEnriched, coverage } }: { company: CompanyHit }) {
  const status = coverage?.status ?? 'not_indexed';
  const scanned = coverage?.last_scanned_at ?? null;
  const isUnknown = !isEnriched && status === 'not_indexed';
  return (
    <div>
      <CoverageBadge status={status} label={isUnknown ? texts.explore.datasetOnly : undefined} />
      {scanned !== null && (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.explore.scannedOn} <Time at={scanned} style="date" />
        </Text>
      )}
    </div>
  );
}

const place = ({ city, country }: CompanyHit): string =>
  [city, country === null ? null : countryName(country)].filter((part) => part !== null).join(', ') || '–';

const COLUMNS: readonly Column<CompanyHit>[] = [
  { header: texts.explore.company, cell: (company) => <Company company={company} /> },
  {
    header: texts.explore.industries,
    cell: ({ industries }) => <span>{industries.join(', ') || '–'}</span>,
  },
  { header: texts.explore.place, cell: (company) => <span>{place(company)}</span> },
  {
    header: texts.explore.people,
    cell: ({ employee_range: range }) => (
      <span className="nowrap">{range === null ? '–' : sizeText(range)}</span>
    ),
  },
  { header: texts.explore.founded, cell: ({ founded_year: year }) => <span>{year ?? '–'}</span> },
  { header: texts.explore.data, cell: (company) => <Data company={company} /> },
];

/** Companies that match, in the order of the search. */
export function CompanyTable({ companies }: { companies: readonly CompanyHit[] }) {
  return (
    <div className="company-hits">
      <DataTable
        caption={texts.explore.tabs.companies}
        columns={COLUMNS}
        rows={companies}
        keyOf={({ domain }) => domain}
        empty={null}
      />
    </div>
  );
}
