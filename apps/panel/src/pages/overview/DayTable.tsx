import { Table } from '@mantine/core';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import type { Day } from './CreditUse';
import { shortDay } from './days';

/** Credits and requests by day, newest first. */
export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <Table aria-label={texts.overview.chart}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{texts.overview.day}</Table.Th>
          <Table.Th scope="col" ta="right">
            {texts.overview.credits}
          </Table.Th>
          <Table.Th scope="col" ta="right">
            {texts.overview.requests}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map(({ date, credits, requests }) => (
          <Table.Tr key={date}>
            <Table.Td>{shortDay(date)}</Table.Td>
            <Table.Td ta="right">{count(credits)}</Table.Td>
            <Table.Td ta="right">{count(requests)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
