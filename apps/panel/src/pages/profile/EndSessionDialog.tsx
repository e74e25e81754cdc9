import type { ListedSession } from '@firmlens/panel-contract';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { texts } from '../../texts';
import { browserName } from './browser-name';

/** Ends one other session. */
export function EndSessionDialog({ session, onClose }: { session: ListedSession; onClose: () => void }) {
  const end = useAction('DELETE /sessions/:session_id', () => {
    notifications.show({ message: texts.profile.sessionEnded });
    onClose();
  });
  return (
    <ActionDialog title={texts.profile.sessionEndTitle} onClose={onClose}>
      <ConfirmForm
        hint={texts.profile.sessionEndHint(browserName(session.user_agent))}
        submitLabel={texts.profile.sessionEnd}
        action={end}
        input={{ session_id: String(session.session_id) }}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
