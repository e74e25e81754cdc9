import { Button, Group } from '@mantine/core';
import { type Column, DataTable } from '../../components/DataTable';
import { MailText } from '../../components/MailText';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import type { OpenInvitation } from './person';

interface Props {
  invitations: readonly OpenInvitation[];
  /** Only for owners. */
  onWithdraw?: (invitation: OpenInvitation) => void;
}

const COLUMNS: readonly Column<OpenInvitation>[] = [
  { header: texts.email, cell: ({ email }) => <MailText text={email} /> },
  { header: texts.people.role, cell: ({ role }) => texts.roles[role] },
  { header: texts.people.invited, cell: ({ invited_at: at }) => <Time at={at} style="relative" /> },
  { header: texts.people.validUntil, cell: ({ expires_at: at }) => <Time at={at} /> },
];

/** The invitations that can still be accepted. */
export function InvitationTable({ invitations, onWithdraw }: Props) {
  const actions: Column<OpenInvitation> = {
    header: texts.actions,
    isHeaderHidden: true,
    cell: (invitation) => (
      <Group justify="flex-end">
        <Button
          size="xs"
          variant="default"
          aria-label={texts.people.withdrawNamed(invitation.email)}
          onClick={() => onWithdraw?.(invitation)}
        >
          {texts.people.withdraw}
        </Button>
      </Group>
    ),
  };
  return (
    <DataTable
      caption={texts.people.invitations}
      columns={onWithdraw ? [...COLUMNS, actions] : COLUMNS}
      rows={invitations}
      keyOf={({ invitation_id: id }) => id}
      empty={null}
    />
  );
}
