import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../api/use-action';
import { ActionDialog } from '../../components/ActionDialog';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';

/** Sets the default URL. */
export function UrlDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const save = useAction('PUT /webhooks/url', () => {
    notifications.show({ message: texts.webhooks.urlSaved });
    onClose();
  });
  return (
    <ActionDialog title={texts.webhooks.url} onClose={onClose}>
      <ActionForm
        action={save}
        input={(field) => ({ url: field('url').trim() })}
        submitLabel={texts.webhooks.saveUrl}
        onCancel={onClose}
      >
        {(errorOf) => (
          <TextInput
            name="url"
            inputMode="url"
            label={texts.webhooks.urlLabel}
            description={texts.webhooks.urlFieldHint}
            defaultValue={url}
            error={errorOf('url')}
            autoComplete="off"
            spellCheck={false}
            required
            withAsterisk={false}
            data-autofocus
          />
        )}
      </ActionForm>
    </ActionDialog>
  );
}
