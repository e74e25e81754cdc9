import { Button, Stack, Text, Title } from '@mantine/core';
import { useSignOut } from '../../api/use-sign-out';
import { texts } from '../../texts';

/** Ends all sessions of the person. */
export function Sessions() {
  const signOut = useSignOut('DELETE /sessions');
  return (
    <section className="surface padded" aria-labelledby="sessions">
      <Title order={2} id="sessions">
        {texts.profile.sessionsTitle}
      </Title>
      <Text c="dimmed" size="sm">
        {texts.profile.sessionsHint}
      </Text>
      <Stack gap="xs" mt="md" align="flex-start">
        <Button
          variant="default"
          loading={signOut.isPending}
          onClick={() => {
            signOut.mutate();
          }}
          aria-describedby="sign-out-everywhere"
        >
          {texts.profile.signOutEverywhere}
        </Button>
        <Text c="dimmed" size="sm" id="sign-out-everywhere">
          {texts.profile.signOutEverywhereHint}
        </Text>
      </Stack>
    </section>
  );
}
