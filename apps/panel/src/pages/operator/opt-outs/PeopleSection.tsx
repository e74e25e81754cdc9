import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { Time } from '../../../components/Time';
import { operator } from '../../../texts/operator';
import { MoreButton } from '../../../components/MoreButton';
import { TaskState } from '../TaskState';
import { useOperatorPages } from '../use-operator-query';
import { PersonDialog } from './PersonDialog';

const t = operator.optOuts;

type Page = Response<'GET /operator/forgotten'>;

const COLUMNS: readonly Column<Page['people'][number]>[] = [
  { header: t.hash, cell: ({ name_hash: hash }) => <Code>{hash}…</Code> },
  { header: t.where, cell: ({ domain }) => <span className="breakable">{domain ?? t.everywhere}</span> },
  { header: t.since, cell: ({ created_at: at }) => <Time at={at} style="date" /> },
];

const TASK_COLUMNS: readonly Column<Page['tasks'][number]>[] = [
  { header: t.task, cell: ({ target }) => <span className="breakable">{target}</span> },
  { header: operator.accounts.status, cell: ({ status }) => <TaskState status={status} /> },
  {
    header: t.removedFrom,
    cell: ({ companies }) =>
      companies === null ? (
        '–'
      ) : (
        <span className="breakable">{companies.length === 0 ? t.nowhere : companies.join(', ')}</span>
      ),
  },
  { header: operator.startedBy, cell: ({ started_by: name }) => <span className="breakable">{name}</span> },
  { header: operator.started, cell: ({ started_at: at }) => <Time at={at} style="relative" /> },
];

/** People who are left out of all results. */
export function PeopleSection() {
  const [open, setOpen] = useState<'forget' | 'allow' | null>(null);
  const list = useOperatorPages(
    'GET /operator/forgotten',
    {},
    ({ people, has_more: hasMore }) => {
      const last = people.at(-1);
      return hasMore && last ? { before: last.cursor } : undefined;
    },
    ({ tasks }) => tasks.some(({ status }) => status === 'running'),
  );
  const tasks = list.data?.pages[0]?.tasks ?? [];
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2}>{t.people}</Title>
          <Text size="sm" c="dimmed">
            {t.peopleHint}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              setOpen('forget');
            }}
          >
            {t.forget}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              setOpen('allow');
            }}
          >
            {t.allow}
          </Button>
        </Group>
      </Group>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data ?? !list.error) && (
        <DataTable
          caption={t.peopleCaption}
          columns={COLUMNS}
          rows={list.data?.pages.flatMap((page) => page.people)}
          keyOf={({ cursor }) => cursor}
          empty={<EmptyState title={t.noPeople} hint={t.noPeopleHint} />}
        />
      )}
      <MoreButton list={list} label={operator.more} />
      {tasks.length > 0 && (
        <>
          <Title order={3} size="md">
            {t.tasks}
          </Title>
          <DataTable
            caption={t.tasksCaption}
            columns={TASK_COLUMNS}
            rows={tasks}
            keyOf={({ task_id: id }) => id}
            empty={null}
          />
        </>
      )}
      {open && (
        <PersonDialog
          kind={open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </Stack>
  );
}
