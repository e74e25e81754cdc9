import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useSession } from '../../api/session';
import { useAccountChoice } from '../../api/use-account-choice';
import { texts } from '../../texts';

/** The accounts that the person may work in, if there is a choice. */
export function Accounts() {
  const { account, accounts } = useSession();
  const choice = useAccountChoice();
  if (accounts.length < (account === null ? 1 : 2)) return null;
  return (
    <section className="surface padded" aria-labelledby="accounts">
      <Title order={2} id="accounts">
        {texts.profile.accountsTitle}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {texts.profile.accountsHint}
      </Text>
      <ul className="plain-list divided">
        {accounts.map(({ account_id: id, name, role }) => (
          <li key={id}>
            <Group justify="space-between">
              <span>
                {name} · {texts.roles[role]}
              </span>
              {id === account?.account_id ? (
                <Badge variant="light" className="badge">
                  {texts.profile.current}
                </Badge>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={texts.profile.chooseNamed(name)}
                  disabled={choice.isPending}
                  onClick={() => {
                    choice.mutate(id);
                  }}
                >
                  {texts.profile.choose}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
