import { Text } from '@mantine/core';
import { useSession } from '../api/session';
import { Page } from '../components/Page';
import { Accounts } from '../pages/profile/Accounts';
import { texts } from '../texts';

/** For somebody who was removed from the account in which they worked. */
export function NoAccount() {
  const { accounts } = useSession();
  return (
    <Page title={texts.noAccount.title}>
      <Text>{accounts.length === 0 ? texts.noAccount.none : texts.noAccount.choose}</Text>
      <Accounts />
    </Page>
  );
}
