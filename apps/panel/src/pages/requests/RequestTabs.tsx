import { PageTabs } from '../../components/PageTabs';
import { texts } from '../../texts';

export const RequestTabs = () => (
  <PageTabs
    label={texts.requests.tabs}
    pages={[
      ['/requests', texts.requests.log],
      ['/requests/batches', texts.requests.batches],
    ]}
  />
);
