import { NativeSelect, Text } from '@mantine/core';
import { useSession } from '../api/session';
import { useAccountChoice } from '../api/use-account-choice';
import { texts } from '../texts';

/** The account in which the person works, to choose if there are several. */
export function AccountSwitcher() {
  const { account, accounts } = useSession();
  const choice = useAccountChoice();
  if (account === null) return null;
  if (accounts.length < 2) {
    return (
      <Text className="account-name" fw={600}>
        {account.name}
      </Text>
    );
  }
  return (
    <NativeSelect
      aria-label={texts.navigation.account}
      value={account.account_id}
      disabled={choice.isPending}
      onChange={({ currentTarget }) => {
        choice.mutate(Number(currentTarget.value));
      }}
      data={accounts.map(({ account_id: id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
