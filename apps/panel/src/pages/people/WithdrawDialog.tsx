import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { texts } from '../../texts';
import type { OpenInvitation } from './person';

/** Makes an invitation's link invalid. */
export function WithdrawDialog({ invitation, onClose }: { invitation: OpenInvitation; onClose: () => void }) {
  const { invitation_id: id, email } = invitation;
  const withdraw = useAction('DELETE /people/invitations/:invitation_id', () => {
    notifications.show({ message: texts.people.withdrawn(email) });
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.people.withdrawTitle(email)}
      hint={texts.people.withdrawHint}
      submitLabel={texts.people.withdrawSubmit}
      action={withdraw}
      input={{ invitation_id: String(id) }}
      onClose={onClose}
    />
  );
}
