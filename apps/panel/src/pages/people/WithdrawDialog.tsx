import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';
import type { OpenInvitation } from './person';

/** Makes an invitation's link invalid. */
export function WithdrawDialog({ invitation, onClose }: { invitation: OpenInvitation; onClose: () => void }) {
  const { invitation_id: id, email } = invitation;
  const withdraw = useAction('DELETE /people/invitations/:invitation_id', () => {
    notifications.show({ message: texts.people.withdrawn(email) });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={texts.people.withdrawTitle(email)} onClose={onClose}>
      <ConfirmForm
        hint={texts.people.withdrawHint}
        submitLabel={texts.people.withdrawSubmit}
        action={withdraw}
        input={{ invitation_id: String(id) }}
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
