import './webhooks.css';
import type { Attempt, Diagnosis } from '@firmlens/panel-contract';
import { Anchor, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { DeliveryLink } from './DeliveryLink';
import { headerLines } from './header-lines';
import { useDelivery } from './use-deliveries';
import { VerifyResult } from './VerifyResult';

/** Checks a delivery that somebody pastes, and says what is wrong with it. */
export function VerifyPage() {
  const mayVerify = useMay('developer');
  const { delivery } = useSearch({ from: '/signed-in/webhooks/verify' });
  return (
    <Page
      title={texts.verify.title}
      intro={texts.verify.intro}
      above={
        <Anchor component={Link} to="/webhooks" size="sm">
          ← {texts.deliveries.back}
        </Anchor>
      }
    >
      {mayVerify ? (
        delivery === undefined ? (
          <Verification />
        ) : (
          <OfDelivery key={delivery} deliveryId={delivery} />
        )
      ) : (
        <div className="surface">
          <EmptyState title={texts.verify.developersOnly} hint={texts.verify.developersOnlyHint} />
        </div>
      )}
    </Page>
  );
}

/** Begins with what the last attempt of a delivery sent. */
function OfDelivery({ deliveryId }: { deliveryId: string }) {
  const { data, error, refetch } = useDelivery(deliveryId);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={400} />;
  const sent = data.attempts.at(-1)?.request ?? null;
  return (
    <>
      <div className="surface padded">
        <Text fw={600}>{texts.verify.ofDelivery(Number(deliveryId))}</Text>
        <Text size="sm" mb="xs">
          {sent === null ? texts.verify.nothingRecorded : texts.verify.filled}
        </Text>
        <DeliveryLink id={Number(deliveryId)} size="sm">
          {texts.verify.backToDelivery}
        </DeliveryLink>
      </div>
      <Verification sent={sent} />
    </>
  );
}

function Verification({ sent = null }: { sent?: Attempt['request'] }) {
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  const check = useAction('POST /webhooks/verify', setDiagnosis);
  const filled = (text: string) => (text.trim() === '' ? null : text.trim());
  return (
    <div className="verify">
      <div className="surface padded">
        <ActionForm
          action={check}
          input={(field) => ({
            headers: field('headers'),
            body: field('body'),
            secret: filled(field('secret')),
            computed: filled(field('computed')),
          })}
          submitLabel={texts.verify.submit}
        >
          {(errorOf) => (
            <>
              <Textarea
                name="headers"
                defaultValue={sent === null ? '' : headerLines(sent)}
                label={texts.verify.headers}
                description={texts.verify.headersHint}
                rows={8}
                maxLength={8_000}
                error={errorOf('headers')}
                required
                withAsterisk={false}
                spellCheck={false}
                autoComplete="off"
                className="raw-input"
              />
              <Textarea
                name="body"
                defaultValue={sent?.body ?? ''}
                label={texts.verify.body}
                description={texts.verify.bodyHint}
                rows={6}
                maxLength={20_000}
                error={errorOf('body')}
                spellCheck={false}
                autoComplete="off"
                className="raw-input"
              />
              <TextInput
                name="secret"
                label={texts.verify.secret}
                description={texts.verify.secretHint}
                maxLength={500}
                error={errorOf('secret')}
                spellCheck={false}
                autoComplete="off"
                className="secret"
              />
              <TextInput
                name="computed"
                label={texts.verify.computed}
                description={texts.verify.computedHint}
                maxLength={500}
                error={errorOf('computed')}
                spellCheck={false}
                autoComplete="off"
                className="secret"
              />
            </>
          )}
        </ActionForm>
      </div>
      <div aria-live="polite">{diagnosis && !check.isPending && <VerifyResult diagnosis={diagnosis} />}</div>
    </div>
  );
}
