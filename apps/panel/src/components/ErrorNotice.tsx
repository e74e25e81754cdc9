import { Alert, Button, Group } from '@mantine/core';
import type { PanelError } from '../api/panel-error';
import { texts } from '../texts';
import { errorText } from './error-text';

/** Says what went wrong, and offers to try again where that can help. */
export function ErrorNotice({ error, onRetry }: { error: PanelError; onRetry?: () => void }) {
  return (
    <Alert color="red" variant="light" role="alert" className="notice">
      <Group justify="space-between">
        <span>{errorText(error)}</span>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
