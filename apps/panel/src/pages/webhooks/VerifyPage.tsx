import './webhooks.css';
import type { Diagnosis } from '@firmlens/panel-contract';
import { Anchor, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { EmptyState } from '../../components/EmptyState';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { VerifyResult } from './VerifyResult';

/** Checks a delivery that somebody pastes, and says what is wrong with it. */
export function VerifyPage() {
  const mayVerify = useMay('developer');
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
        <Verification />
      ) : (
        <div className="surface">
          <EmptyState title={texts.verify.developersOnly} hint={texts.verify.developersOnlyHint} />
        </div>
      )}
    </Page>
  );
}

function Verification() {
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
