import type { ListProblem } from '@firmlens/panel-contract';
import { Title } from '@mantine/core';
import { type Column, DataTable } from '../../components/DataTable';
import { count } from '../../components/numbers';
import { problems as t } from '../../texts/lists';
import { Candidates } from './Candidates';

const COLUMNS: readonly Column<ListProblem>[] = [
  { header: t.line, cell: ({ line }) => count(line) },
  { header: t.input, cell: ({ input }) => <span className="breakable">{input}</span> },
  {
    header: t.reason,
    cell: ({ reason, candidates = [] }) => (
      <span className="breakable">
        {reason}
        <Candidates of={candidates} />
      </span>
    ),
  },
];

interface Props {
  title: string;
  problems: readonly ListProblem[];
  /** How many more there are. */
  omitted?: number;
}

/** The lines that are left out, and why. */
export function ProblemTable({ title, problems, omitted = 0 }: Props) {
  return (
    <section aria-labelledby="problems">
      <Title order={2} id="problems" mb="sm">
        {title}
      </Title>
      <DataTable caption={title} columns={COLUMNS} rows={problems} keyOf={({ line }) => line} empty={null} />
      {omitted > 0 && <p className="dimmed">{t.omitted(count(omitted))}</p>}
    </section>
  );
}
