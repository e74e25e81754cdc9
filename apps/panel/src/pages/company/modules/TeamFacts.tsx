import { Table, Text } from '@mantine/core';
import { count } from '../../../components/numbers';
import { SafeLink } from '../../../components/SafeLink';
import { texts } from '../../../texts';
import { shortDate } from '../dates';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { LazyColumnChart } from '../LazyColumnChart';
import { everyMonth } from './every-month';
import { ChipList, type FactRow, Facts, NothingFor, Part, withoutValue } from './Facts';
import { type Data, missing } from './module-data';

type Team = Data<'team'>;

/** The company's people, its openings, and how many work there. */
export function TeamFacts({ data }: { data: Team }) {
  const { hiring_status: hiring, historical_employee_data: months } = data;
  const rows: FactRow[] = [
    {
      name: 'hiring_status',
      field: 'team.hiring_status',
      value: hiring && texts.company.hiring[hiring],
    },
    {
      name: 'job_listings_count',
      field: 'team.job_listings_count',
      value: data.job_listings_count === null ? null : count(data.job_listings_count),
    },
  ];
  return (
    <>
      <Facts rows={rows} />
      <People people={data.team_members} />
      {months !== null && months.length > 0 && <Headcount data={data} months={months} />}
      <Openings openings={data.key_role_openings} />
      <ChipList name="job_titles" field="team.job_titles" items={data.job_titles} />
      <ChipList name="job_locations" field="team.job_locations" items={data.job_locations} />
      <NothingFor
        names={[
          ...withoutValue(rows),
          ...missing({
            team_members: data.team_members,
            historical_employee_data: months,
            key_role_openings: data.key_role_openings,
            job_titles: data.job_titles,
            job_locations: data.job_locations,
          }),
        ]}
      />
    </>
  );
}

function People({ people }: { people: Team['team_members'] }) {
  if (people === null) return null;
  return (
    <Part name="team_members">
      {people.length === 0 ? (
        <p className="dimmed">{texts.company.noneFound}</p>
      ) : (
        <ul className="people">
          {people.map(({ name, position, linkedin_url: profile, city, country, biography }, index) => (
            <li key={index}>
              <span className="with-button">
                <strong className="breakable">{name}</strong>
                <EvidenceButton field="team.team_members" item={name} label={name} />
              </span>
              {position !== null && <p className="breakable">{position}</p>}
              <Text size="sm" c="dimmed">
                {[city, country].filter((part) => part !== null).join(', ')}
              </Text>
              {biography !== null && <p className="breakable dimmed">{biography}</p>}
              {profile !== null && (
                <Text size="sm">
                  <SafeLink href={profile}>
                    {texts.company.profile}
                    <span className="visually-hidden"> {name}</span>
                  </SafeLink>
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Headcount({ data, months }: { data: Team; months: NonNullable<Team['historical_employee_data']> }) {
  const growth = (['monthly_growth', 'three_month_growth', 'six_month_growth'] as const).flatMap((name) => {
    const value = data[name];
    return value === null ? [] : [{ name, ...value }];
  });
  return (
    <Part name="historical_employee_data" field="team.historical_employee_data">
      <Text size="sm" c="dimmed">
        {texts.company.headcountHint}
      </Text>
      {growth.length > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {growth
            .map(({ name, change, percentage }) => {
              const sign = change > 0 ? '+' : '';
              return `${texts.company.growth[name]}: ${sign}${count(change)} (${sign}${percentage} %)`;
            })
            .join(' · ')}
        </Text>
      )}
      <div className="chart-beside-table">
        <LazyColumnChart
          columns={everyMonth(months)}
          label={texts.company.headcountChart(count(months.length))}
          format={count}
        />
        <Table aria-label={texts.company.facts.historical_employee_data}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.company.month}</Table.Th>
              <Table.Th scope="col" ta="right">
                {texts.company.employees}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.toReversed().map(({ month_name: month, employee_count: employees }) => (
              <Table.Tr key={month}>
                <Table.Td>{month}</Table.Td>
                <Table.Td ta="right">{count(employees)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Part>
  );
}

function Openings({ openings }: { openings: Team['key_role_openings'] }) {
  if (openings === null) return null;
  return (
    <Part name="key_role_openings">
      {openings.length === 0 ? (
        <p className="dimmed">{texts.company.noneFound}</p>
      ) : (
        <ul className="plain-list described">
          {openings.map(({ title, location, country, posted_date: day }, index) => (
            <li key={index}>
              <span>
                <strong className="breakable">{title}</strong>
                <EvidenceButton field="team.key_role_openings" item={title} label={title} />
              </span>
              <p className="dimmed">
                {[location ?? country, day && shortDate(day)].filter((part) => part !== null).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
