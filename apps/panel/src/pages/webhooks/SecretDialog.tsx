import { Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { ConfirmForm } from '../../components/ConfirmForm';
import { PasswordAgain } from '../../components/PasswordAgain';
import { ShownOnce } from '../../components/ShownOnce';
import { texts } from '../../texts';

/** Shows the signing secret, or replaces it and shows the new one. */
export function SecretDialog({ isRotation, onClose }: { isRotation: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const keep = ({ signing_secret: shown }: { signing_secret: string }) => {
    setSecret(shown);
  };
  const show = useAction('POST /webhooks/secret/show', keep);
  const rotate = useAction('POST /webhooks/secret/rotate', keep);
  if (secret !== null) {
    return (
      <ActionDialog
        title={isRotation ? texts.webhooks.rotatedTitle : texts.webhooks.secret}
        onClose={onClose}
        isPersistent
      >
        <ShownOnce
          label={texts.webhooks.secret}
          secret={secret}
          hint={isRotation ? texts.webhooks.rotatedHint : texts.webhooks.secretShownHint}
          doneLabel={texts.webhooks.secretDone}
          onDone={onClose}
        />
      </ActionDialog>
    );
  }
  return isRotation ? (
    <ActionDialog title={texts.webhooks.rotateSecretNamed} onClose={onClose}>
      <ConfirmForm
        hint={texts.webhooks.rotateSecretHint}
        submitLabel={texts.webhooks.rotateSecretSubmit}
        action={rotate}
        input={{}}
        isSensitive
        onCancel={onClose}
      />
    </ActionDialog>
  ) : (
    <ActionDialog title={texts.webhooks.showSecretNamed} onClose={onClose}>
      <ActionForm
        action={show}
        input={() => ({})}
        submitLabel={texts.webhooks.showSecretSubmit}
        onCancel={onClose}
      >
        {() => (
          <>
            <Text size="sm">{texts.webhooks.showSecretHint}</Text>
            <PasswordAgain action={show} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
