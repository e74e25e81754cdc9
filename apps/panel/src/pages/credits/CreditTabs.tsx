import { PageTabs } from '../../components/PageTabs';
import { texts } from '../../texts';

export const CreditTabs = () => (
  <PageTabs
    label={texts.credits.tabs}
    pages={[
      ['/credits', texts.credits.use],
      ['/credits/ledger', texts.credits.ledger],
    ]}
  />
);
