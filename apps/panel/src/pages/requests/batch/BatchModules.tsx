import type { Batch } from '@firmlens/panel-contract';
import { Title } from '@mantine/core';
import { type Column, DataTable } from '../../../components/DataTable';
import { count } from '../../../components/numbers';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { Outcome, type OutcomeTone } from './Outcome';

type Module = Batch['modules'][number];

const TONES: Record<Module['state'], OutcomeTone> = {
  built: 'good',
  building: 'open',
  waiting: 'open',
  none: 'none',
  deleted: 'none',
};
const names: Readonly<Record<string, string>> = texts.credits.purposes;

const COLUMNS: readonly Column<Module>[] = [
  { header: texts.batch.module, cell: ({ module }) => names[module] ?? module },
  {
    header: texts.batch.moduleState,
    cell: ({ state }) => <Outcome tone={TONES[state]} text={texts.batch.moduleStates[state]} />,
  },
  {
    header: texts.batch.finished,
    cell: ({ finished_at: at }) => (at === null ? '–' : <Time at={at} style="second" />),
  },
  { header: texts.batch.price, cell: ({ price }) => count(price), isNumber: true },
];

/** The modules that were requested, and whether their data is there. */
export const BatchModules = ({ batch: { modules } }: { batch: Batch }) => (
  <section>
    <Title order={2} mb="sm">
      {texts.batch.modules}
    </Title>
    <DataTable
      caption={texts.batch.modules}
      columns={COLUMNS}
      rows={modules}
      keyOf={({ module }) => module}
      empty={null}
    />
  </section>
);
