import { Button, Text } from '@mantine/core';
import { useContext } from 'react';
import { PanelError } from '../api/panel-error';
import { errorText } from '../components/error-text';
import { Page } from '../components/Page';
import { texts } from '../texts';
import { InsideFrame } from './inside-frame';
import { PlainPage } from './PlainPage';

/** Whether a script is missing. An upgrade of the service replaces those that a page has not loaded yet. */
const isPartMissing = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

function hintOf(error: unknown): string {
  if (isPartMissing(error)) return texts.errors.partMissingHint;
  return error instanceof PanelError ? errorText(error) : texts.errors.internal;
}

/** Instead of a page that could not be shown. */
export function FailedPage({ error }: { error: unknown }) {
  const Frame = useContext(InsideFrame) ? Page : PlainPage;
  return (
    <Frame title={isPartMissing(error) ? texts.errors.partMissing : texts.errors.pageFailed}>
      <div>
        <Text mb="md" role="alert">
          {hintOf(error)}
        </Text>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {texts.errors.reload}
        </Button>
      </div>
    </Frame>
  );
}
