import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session';
import { useAction } from '../../api/use-action';
import { ActionForm } from '../../components/ActionForm';
import { texts } from '../../texts';
import { companyKey } from '../company/use-company';

/** Asks for a company. What is no domain is said beside the field. */
export function DomainForm() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { account } = useSession();
  const find = useAction('GET /companies/:domain', (view) => {
    queries.setQueryData(companyKey(account?.account_id, view.domain), view);
    void navigate({ to: '/companies/$domain', params: { domain: view.domain } });
  });
  const isUnknown = find.error?.code === 'not_found';
  return (
    <div className="surface padded domain-form">
      <ActionForm
        action={find}
        input={(field) => ({ domain: field('domain').trim() })}
        submitLabel={texts.companies.open}
        isErrorHidden={isUnknown}
      >
        {(errorOf) => (
          <TextInput
            name="domain"
            label={texts.companies.domain}
            placeholder={texts.companies.placeholder}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            error={isUnknown ? texts.company.unknownHint : errorOf('domain')}
          />
        )}
      </ActionForm>
    </div>
  );
}
