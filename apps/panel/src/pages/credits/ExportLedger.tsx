import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { addressOf } from '../../api/call';
import { texts } from '../../texts';

/** The ledger as a file, which the browser downloads. */
export function ExportLedger() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isWrong = from !== '' && to !== '' && to < from;
  const address = addressOf('GET /credits/ledger.csv', {
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  });
  return (
    <section className="surface padded" aria-labelledby="export">
      <Stack gap="sm">
        <Title order={2} id="export">
          {texts.credits.export}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.credits.exportHint}
        </Text>
        <Group align="flex-start" grow>
          <TextInput
            type="date"
            label={texts.credits.from}
            value={from}
            onChange={({ currentTarget }) => {
              setFrom(currentTarget.value);
            }}
          />
          <TextInput
            type="date"
            label={texts.credits.to}
            value={to}
            error={isWrong ? texts.credits.wrongRange : undefined}
            onChange={({ currentTarget }) => {
              setTo(currentTarget.value);
            }}
          />
        </Group>
        <Group>
          {isWrong ? (
            <Button variant="default" disabled>
              {texts.credits.download}
            </Button>
          ) : (
            <Button variant="default" component="a" href={address} download>
              {texts.credits.download}
            </Button>
          )}
        </Group>
      </Stack>
    </section>
  );
}
