import { Alert, Button, Code, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { type ChainCheck, useChainCheck } from './use-chain-check';

/** Whether this page may compute hashes. */
const isSecure = () => window.isSecureContext;

/** Verifies the chain of entries in the browser, and says which entry is the first that does not hold. */
export function VerifyLedger() {
  const { check, start, stop } = useChainCheck();
  return (
    <section className="surface padded" aria-labelledby="verify">
      <Stack gap="sm">
        <Title order={2} id="verify">
          {texts.credits.verify}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.credits.verifyHint}
        </Text>
        {isSecure() ? (
          <>
            <div aria-live="polite">
              <Result check={check} />
            </div>
            <Group>
              {check.phase === 'running' ? (
                <Button variant="default" onClick={stop}>
                  {texts.credits.verifyStop}
                </Button>
              ) : (
                <Button variant="default" onClick={() => void start()}>
                  {check.phase === 'idle' ? texts.credits.verifyStart : texts.credits.verifyAgain}
                </Button>
              )}
            </Group>
          </>
        ) : (
          <Alert color="yellow" variant="light" className="notice">
            {texts.credits.insecure}
          </Alert>
        )}
      </Stack>
    </section>
  );
}

function Result({ check }: { check: ChainCheck }) {
  switch (check.phase) {
    case 'idle':
      return null;
    case 'failed':
      return <ErrorNotice error={check.error} />;
    case 'running': {
      const { checked, total } = check;
      const text = texts.credits.verifying(count(checked), count(total));
      return (
        <div aria-live="off">
          <Progress value={total === 0 ? 0 : (checked / total) * 100} aria-label={text} mb="xs" />
          <Text size="sm">{text}</Text>
        </div>
      );
    }
    case 'done': {
      const { fault, head } = check;
      if (fault !== null) {
        return (
          <Alert color="red" variant="light" role="alert" className="notice" title={texts.credits.broken}>
            {texts.credits.faults[fault.kind](count(fault.sequence))}{' '}
            {fault.sequence > 1 ? texts.credits.brokenHint : texts.credits.brokenFirstHint}
          </Alert>
        );
      }
      return (
        <Alert
          color="green"
          variant="light"
          className="notice holds"
          title={texts.credits.holds(count(head.sequence))}
        >
          {texts.credits.holdsHint}
          <dl className="head-hash">
            <dt>{texts.credits.lastHash(count(head.sequence))}</dt>
            <dd>
              <Code className="breakable">{head.hash}</Code>
            </dd>
          </dl>
        </Alert>
      );
    }
  }
}
