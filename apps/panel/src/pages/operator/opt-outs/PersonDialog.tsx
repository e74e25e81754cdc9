import { Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useAction } from '../../../api/use-action';
import { ActionDialog } from '../../../components/ActionDialog';
import { ActionForm } from '../../../components/ActionForm';
import { PasswordAgain } from '../../../components/PasswordAgain';
import { operator } from '../../../texts/operator';

const t = operator.optOuts;

const KINDS = {
  forget: {
    name: 'POST /operator/forgotten',
    title: t.forgetTitle,
    hint: t.forgetHint,
    submit: t.forgetSubmit,
    done: t.forgetStarted,
  },
  allow: {
    name: 'POST /operator/forgotten/allowed',
    title: t.allowTitle,
    hint: t.allowHint,
    submit: t.allowSubmit,
    done: t.allowed,
  },
} as const;

/** Names a person to forget, or to allow again. */
export function PersonDialog({ kind, onClose }: { kind: keyof typeof KINDS; onClose: () => void }) {
  const { name, title, hint, submit, done } = KINDS[kind];
  const action = useAction(name, () => {
    notifications.show({ message: done });
    onClose();
  });
  return (
    <ActionDialog title={title} onClose={onClose}>
      <ActionForm
        action={action}
        input={(field) => ({ name: field('name').trim(), domain: field('domain').trim() || null })}
        submitLabel={submit}
        isDangerous={kind === 'forget'}
        onCancel={onClose}
      >
        {(errorOf) => (
          <>
            <Text size="sm">{hint}</Text>
            <TextInput
              name="name"
              label={t.personName}
              autoComplete="off"
              maxLength={100}
              error={errorOf('name')}
              required
              withAsterisk={false}
              data-autofocus
            />
            <TextInput
              name="domain"
              label={t.oneDomain}
              description={t.oneDomainHint}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              error={errorOf('domain')}
            />
            <PasswordAgain action={action} />
          </>
        )}
      </ActionForm>
    </ActionDialog>
  );
}
