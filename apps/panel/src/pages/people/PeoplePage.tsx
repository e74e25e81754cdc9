import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useAccountQuery, useMay } from '../../api/session';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { InvitationTable } from './InvitationTable';
import { InviteDialog } from './InviteDialog';
import type { OpenInvitation, Person } from './person';
import { PersonTable } from './PersonTable';
import { RemovePersonDialog } from './RemovePersonDialog';
import { WithdrawDialog } from './WithdrawDialog';

type Open =
  | { dialog: 'invite' }
  | { dialog: 'role' | 'remove'; person: Person }
  | { dialog: 'withdraw'; invitation: OpenInvitation }
  | null;

/** Who may sign in to the account, and who is invited. */
export function PeoplePage() {
  const { data, error, refetch } = useAccountQuery('GET /people');
  const isOwner = useMay('owner');
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  const inviteButton = isOwner && (
    <Button
      onClick={() => {
        setOpen({ dialog: 'invite' });
      }}
    >
      {texts.people.invite}
    </Button>
  );
  return (
    <Page title={texts.people.title} intro={texts.people.intro} action={inviteButton}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <PersonTable
          people={data?.people}
          {...(isOwner
            ? {
                onChangeRole: (person: Person) => {
                  setOpen({ dialog: 'role', person });
                },
                onRemove: (person: Person) => {
                  setOpen({ dialog: 'remove', person });
                },
              }
            : {})}
        />
      )}
      {data && data.invitations.length > 0 && (
        <Stack gap="sm">
          <Title order={2}>{texts.people.invitations}</Title>
          <InvitationTable
            invitations={data.invitations}
            {...(isOwner
              ? {
                  onWithdraw: (invitation: OpenInvitation) => {
                    setOpen({ dialog: 'withdraw', invitation });
                  },
                }
              : {})}
          />
        </Stack>
      )}
      {open?.dialog === 'invite' && <InviteDialog onClose={close} />}
      {open?.dialog === 'role' && <ChangeRoleDialog person={open.person} onClose={close} />}
      {open?.dialog === 'remove' && <RemovePersonDialog person={open.person} onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawDialog invitation={open.invitation} onClose={close} />}
    </Page>
  );
}
