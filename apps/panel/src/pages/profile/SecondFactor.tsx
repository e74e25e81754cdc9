import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { ErrorNotice } from '../../components/ErrorNotice';
import { texts } from '../../texts';
import { TurnOffDialog } from './TurnOffDialog';
import { TurnOnDialog } from './TurnOnDialog';

/** Whether signing in needs a code as well, and how to change that. */
export function SecondFactor() {
  const { data, error, refetch } = useQuery<Response<'GET /second-factor'>, PanelError>({
    queryKey: ['second-factor'],
    queryFn: () => call('GET /second-factor', {}),
  });
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section className="surface padded" aria-labelledby="second-factor">
      <Title order={2} id="second-factor">
        {texts.profile.factorTitle}
      </Title>
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Group justify="space-between" mt="xs">
          {data ? <State factor={data} /> : <Skeleton height={20} width="60%" />}
          <Button
            variant="default"
            disabled={data === undefined}
            onClick={() => {
              setOpen(data?.is_on ? 'off' : 'on');
            }}
          >
            {data?.is_on ? texts.profile.factorTurnOff : texts.profile.factorTurnOn}
          </Button>
        </Group>
      )}
      {open === 'on' && <TurnOnDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </section>
  );
}

function State({ factor }: { factor: Response<'GET /second-factor'> }) {
  if (!factor.is_on) return <Text className="factor-state">{texts.profile.factorOff}</Text>;
  return (
    <div className="factor-state">
      <Text>{texts.profile.factorOn}</Text>
      <Text size="sm" c={factor.recovery_codes === 0 ? 'red' : 'dimmed'}>
        {texts.profile.codesLeft(factor.recovery_codes)}
      </Text>
    </div>
  );
}
