import { Button, Group, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Response } from '../../../api/call';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ConfirmForm } from '../../../components/ConfirmForm';
import { type Column, DataTable } from '../../../components/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorNotice } from '../../../components/ErrorNotice';
import { focusHeading } from '../../../components/Page';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';
import { operator } from '../../../texts/operator';
import { MoreButton } from '../../../components/MoreButton';
import { useOperatorPages } from '../use-operator-query';
import { OptOutDialog } from './OptOutDialog';

const t = operator.optOuts;

type Row = Response<'GET /operator/opt-outs'>['domains'][number];
type Open = { dialog: 'add' } | { dialog: 'remove'; domain: string } | null;

const columnsWith = (onRemove: (domain: string) => void): readonly Column<Row>[] => [
  { header: t.domain, cell: ({ domain }) => <span className="breakable">{domain}</span> },
  { header: t.since, cell: ({ created_at: at }) => <Time at={at} style="date" /> },
  {
    header: texts.actions,
    isHeaderHidden: true,
    cell: ({ domain }) => (
      <Group justify="flex-end">
        <Button
          size="xs"
          variant="default"
          aria-label={t.removeNamed(domain)}
          onClick={() => {
            onRemove(domain);
          }}
        >
          {t.remove}
        </Button>
      </Group>
    ),
  },
];

/** Companies that are never enriched. */
export function CompanySection() {
  const [open, setOpen] = useState<Open>(null);
  const list = useOperatorPages('GET /operator/opt-outs', {}, ({ domains, has_more: hasMore }) => {
    const last = domains.at(-1);
    return hasMore && last ? { after: last.domain } : undefined;
  });
  const close = () => {
    setOpen(null);
  };
  return (
    <Stack gap="sm" component="section">
      <Group justify="space-between">
        <Title order={2}>{t.companies}</Title>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setOpen({ dialog: 'add' });
          }}
        >
          {t.add}
        </Button>
      </Group>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data ?? !list.error) && (
        <DataTable
          caption={t.companiesCaption}
          columns={columnsWith((domain) => {
            setOpen({ dialog: 'remove', domain });
          })}
          rows={list.data?.pages.flatMap((page) => page.domains)}
          keyOf={({ domain }) => domain}
          empty={<EmptyState title={t.noCompanies} hint={t.noCompaniesHint} />}
        />
      )}
      <MoreButton list={list} label={operator.more} />
      {open?.dialog === 'add' && <OptOutDialog onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog domain={open.domain} onClose={close} />}
    </Stack>
  );
}

function RemoveDialog({ domain, onClose }: { domain: string; onClose: () => void }) {
  const remove = useAction('DELETE /operator/opt-outs/:domain', () => {
    notifications.show({ message: t.removed(domain) });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={t.removeTitle(domain)} onClose={onClose}>
      <ConfirmForm
        hint={t.removeHint}
        submitLabel={t.removeSubmit}
        action={remove}
        input={{ domain }}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
