import { Table, Text } from '@mantine/core';
import { count, money } from '../../../components/numbers';
import { texts } from '../../../texts';
import { shortDate } from '../dates';
import { EvidenceButton } from '../evidence/EvidenceButton';
import { LazyColumnChart } from '../LazyColumnChart';
import { ChipList, type FactRow, Facts, NothingFor, withoutValue } from './Facts';
import { type Data, missing } from './module-data';

type Rounds = NonNullable<Data<'funding'>['investment_history']>;

const dollars = (amount: number | null) => (amount === null ? null : money(amount, 'USD'));

/** What the company raised, from whom, and whom it bought. */
export function FundingFacts({ data }: { data: Data<'funding'> }) {
  const { investment_history: rounds, notable_investors: notable } = data;
  const rows: FactRow[] = [
    { name: 'total_funding', field: 'funding.total_funding', value: dollars(data.total_funding) },
    { name: 'funding_stage', field: 'funding.funding_stage', value: data.funding_stage },
    {
      name: 'last_funding_date',
      field: 'funding.last_funding_date',
      value: data.last_funding_date && shortDate(data.last_funding_date),
    },
    { name: 'last_valuation', field: 'funding.last_valuation', value: dollars(data.last_valuation) },
  ];
  return (
    <>
      <Facts rows={rows} />
      {rounds !== null && rounds.length > 0 && <RoundsPart rounds={rounds} />}
      <ChipList name="lead_investors" field="funding.lead_investors" items={data.lead_investors} />
      <ChipList name="investors" field="funding.investors" items={data.investors} />
      <ChipList
        name="notable_investors"
        field="funding.notable_investors"
        items={notable && notable.map(({ name }) => name)}
      />
      <ChipList name="acquisitions" field="funding.acquisitions" items={data.acquisitions} />
      <NothingFor
        names={[
          ...withoutValue(rows),
          ...missing({
            lead_investors: data.lead_investors,
            investors: data.investors,
            notable_investors: notable,
            acquisitions: data.acquisitions,
          }),
        ]}
      />
    </>
  );
}

function RoundsPart({ rounds }: { rounds: Rounds }) {
  const columns = rounds
    .filter(({ amount_usd: amount }) => amount !== null)
    .map(({ date, stage, amount_usd: amount }) => ({
      label: [stage, date?.slice(0, 4)].filter(Boolean).join(' ') || texts.company.unnamed,
      value: amount ?? 0,
    }))
    .reverse();
  return (
    <div className="company-part">
      <h3 className="company-part-title">{texts.company.rounds}</h3>
      <div className="chart-beside-table">
        {columns.length > 0 && (
          <LazyColumnChart
            columns={columns}
            label={texts.company.roundsChart(count(columns.length))}
            format={(value) => money(value, 'USD')}
          />
        )}
        <Table.ScrollContainer minWidth={0}>
          <RoundTable rounds={rounds} />
        </Table.ScrollContainer>
      </div>
    </div>
  );
}

function RoundTable({ rounds }: { rounds: Rounds }) {
  return (
    <Table aria-label={texts.company.rounds}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{texts.company.stage}</Table.Th>
          <Table.Th scope="col">{texts.company.date}</Table.Th>
          <Table.Th scope="col" ta="right">
            {texts.company.amount}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rounds.map(({ date, stage, amount, currency, amount_usd: usd, investors }, index) => (
          <Table.Tr key={index}>
            <Table.Td className="breakable">
              <span className="with-button">
                {stage ?? texts.company.unnamed}
                <EvidenceButton
                  field="funding.investment_history"
                  item={date ?? stage ?? undefined}
                  label={stage ?? texts.company.unnamed}
                />
              </span>
              {investors.length > 0 && (
                <Text size="xs" c="dimmed">
                  {investors.join(', ')}
                </Text>
              )}
            </Table.Td>
            <Table.Td className="unbroken">
              {date === null ? texts.company.undated : shortDate(date)}
            </Table.Td>
            <Table.Td ta="right">
              {amount !== null && currency !== null ? money(amount, currency) : (dollars(usd) ?? '–')}
              {currency !== 'USD' && usd !== null && (
                <Text size="xs" c="dimmed">
                  {dollars(usd)}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
