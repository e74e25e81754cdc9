import './webhooks.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { DefaultUrl } from './DefaultUrl';
import { Deliveries } from './Deliveries';
import { SigningSecret } from './SigningSecret';
import { TestDialog } from './TestDialog';
import { useWebhooks } from './use-webhooks';

/** Where events go, what signs them, and how each was delivered. */
export function WebhooksPage() {
  const { data, error, refetch } = useWebhooks();
  const mayChange = useMay('developer');
  const [isTesting, setTesting] = useState(false);
  const testButton = mayChange && (
    <Button
      disabled={!data}
      onClick={() => {
        setTesting(true);
      }}
    >
      {texts.webhooks.sendTest}
    </Button>
  );
  return (
    <Page title={texts.webhooks.title} intro={texts.webhooks.intro} action={testButton}>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className="webhook-settings">
            <DefaultUrl url={data?.url} />
            <SigningSecret />
          </div>
          <Deliveries />
        </>
      )}
      {isTesting && (
        <TestDialog
          defaultUrl={data?.url ?? null}
          onClose={() => {
            setTesting(false);
          }}
        />
      )}
    </Page>
  );
}
