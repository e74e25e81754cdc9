import type { ListedSession } from '@firmlens/panel-contract';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { browserName } from './browser-name';
import { EndSessionDialog } from './EndSessionDialog';
import { SignOutEverywhereDialog } from './SignOutEverywhereDialog';

/** The person's sessions, to end one or all. */
export function Sessions() {
  const { data, error, refetch } = useQuery<Response<'GET /sessions'>, PanelError>({
    queryKey: ['sessions'],
    queryFn: () => call('GET /sessions', {}),
  });
  const [open, setOpen] = useState<ListedSession | 'all' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section aria-labelledby="sessions">
      <Group justify="space-between" align="flex-end" mb="sm">
        <div>
          <Title order={2} id="sessions">
            {texts.profile.sessionsTitle}
          </Title>
          <Text c="dimmed" size="sm">
            {texts.profile.sessionsHint}
          </Text>
        </div>
        <Button
          variant="default"
          onClick={() => {
            setOpen('all');
          }}
        >
          {texts.profile.signOutEverywhere}
        </Button>
      </Group>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <SessionTable sessions={data?.sessions.toSorted(currentFirst)} onEnd={setOpen} />
      )}
      {open === 'all' && <SignOutEverywhereDialog onClose={close} />}
      {open !== null && open !== 'all' && <EndSessionDialog session={open} onClose={close} />}
    </section>
  );
}

const currentFirst = (one: ListedSession, other: ListedSession): number =>
  Number(other.is_current) - Number(one.is_current);

interface TableProps {
  sessions: ListedSession[] | undefined;
  onEnd: (session: ListedSession) => void;
}

function SessionTable({ sessions, onEnd }: TableProps) {
  return (
    <DataTable
      caption={texts.profile.sessionsTitle}
      rows={sessions}
      keyOf={({ session_id: id }) => id}
      empty={<EmptyState title={texts.profile.sessionsNone} hint="" />}
      columns={[
        {
          header: texts.profile.sessionBrowser,
          cell: ({ user_agent: userAgent, is_current: isCurrent }) => (
            <Group gap="xs">
              <span>{browserName(userAgent)}</span>
              {isCurrent && (
                <Badge variant="light" className="badge">
                  {texts.profile.sessionCurrent}
                </Badge>
              )}
            </Group>
          ),
        },
        {
          header: texts.profile.sessionAddress,
          cell: ({ address }) => <span className="breakable">{address ?? '–'}</span>,
        },
        {
          header: texts.profile.sessionSeen,
          cell: ({ last_seen_at: at }) => <Time at={at} style="relative" />,
        },
        {
          header: texts.actions,
          isHeaderHidden: true,
          cell: (session) =>
            !session.is_current && (
              <Group justify="flex-end">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.profile.sessionEndNamed(browserName(session.user_agent))}
                  onClick={() => {
                    onEnd(session);
                  }}
                >
                  {texts.profile.sessionEnd}
                </Button>
              </Group>
            ),
        },
      ]}
    />
  );
}
