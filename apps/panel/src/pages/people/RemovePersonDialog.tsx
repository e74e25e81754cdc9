import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { focusHeading } from '../../components/Page';
import { texts } from '../../texts';
import type { Person } from './person';

/** Takes a person's access to the account. */
export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const remove = useAction('DELETE /people/:user_id', () => {
    notifications.show({ message: texts.people.removed(person.name) });
    onClose();
    focusHeading();
  });
  return (
    <ActionDialog title={texts.people.removeTitle(person.name)} onClose={onClose}>
      <ConfirmForm
        hint={texts.people.removeHint}
        submitLabel={texts.people.removeSubmit}
        action={remove}
        input={{ user_id: String(person.user_id) }}
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
