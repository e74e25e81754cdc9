import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { asRole, RoleChoice } from '../../components/RoleChoice';
import { texts } from '../../texts';
import type { Person } from './person';

/** Gives a person another role. */
export function ChangeRoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const change = useAction('PUT /people/:user_id', (_, { role }) => {
    notifications.show({ message: texts.people.roleSaved(person.name, texts.roles[role]) });
    onClose();
  });
  return (
    <ActionDialog title={texts.people.changeRoleOf(person.name)} onClose={onClose}>
      <ActionForm
        action={change}
        input={(field) => ({ user_id: String(person.user_id), role: asRole(field('role')) })}
        submitLabel={texts.people.save}
        onCancel={onClose}
      >
        {(errorOf) => <RoleChoice initial={person.role} error={errorOf('role')} />}
      </ActionForm>
    </ActionDialog>
  );
}
