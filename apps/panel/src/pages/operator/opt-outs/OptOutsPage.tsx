import { Page } from '../../../components/Page';
import { operator } from '../../../texts/operator';
import { CompanySection } from './CompanySection';
import { PeopleSection } from './PeopleSection';

/** Companies that are never enriched, and people who are left out. */
export function OptOutsPage() {
  return (
    <Page title={operator.optOuts.title} intro={operator.optOuts.intro}>
      <CompanySection />
      <PeopleSection />
    </Page>
  );
}
