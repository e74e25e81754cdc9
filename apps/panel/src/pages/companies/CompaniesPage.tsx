import '../company/company.css';
import { Title } from '@mantine/core';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import { CompanyTable } from './CompanyTable';
import { DomainForm } from './DomainForm';

/** Opens a company by its domain, and lists those that the account enriched last. */
export function CompaniesPage() {
  return (
    <Page title={texts.companies.title} intro={texts.companies.intro}>
      <DomainForm />
      <section aria-labelledby="latest">
        <Title order={2} id="latest" mb="sm">
          {texts.companies.latest}
        </Title>
        <CompanyTable />
      </section>
    </Page>
  );
}
