import { leaveForSignIn } from '../../api/next-page';
import { queryClient } from '../../api/query-client';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ConfirmForm } from '../../components/ConfirmForm';
import { texts } from '../../texts';

/** Ends all sessions of the person. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const signOut = useAction('DELETE /sessions', () => {
    // Otherwise everything is read again, without a session.
    queryClient.clear();
    leaveForSignIn();
  });
  return (
    <ActionDialog title={texts.profile.signOutEverywhereTitle} onClose={onClose}>
      <ConfirmForm
        hint={texts.profile.signOutEverywhereHint}
        submitLabel={texts.profile.signOutEverywhere}
        action={signOut}
        input={{}}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  );
}
