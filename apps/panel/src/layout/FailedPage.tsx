import { Button, Text } from '@mantine/core';
import { PanelError } from '../api/panel-error';
import { errorText } from '../components/error-text';
import { texts } from '../texts';
import { PlainPage } from './PlainPage';

/** Instead of a page that could not be shown. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <PlainPage title={texts.errors.pageFailed}>
      <Text mb="md" role="alert">
        {error instanceof PanelError ? errorText(error) : texts.errors.internal}
      </Text>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        {texts.errors.reload}
      </Button>
    </PlainPage>
  );
}
