import type { Attempt, Failure } from '@firmlens/panel-contract';
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { CopyButton } from './CopyButton';
import { headerLines } from './header-lines';

/** An attempt that failed so had no connection to send anything over. */
const BEFORE_SENDING: ReadonlySet<Failure> = new Set(['dns', 'tls', 'refused_address']);
const isBeforeSending = (failure: Attempt['failure']): boolean =>
  failure !== null && BEFORE_SENDING.has(failure.kind);

/** What an attempt sent: headers and body. */
export function Sent({ attempt: { request, failure } }: { attempt: Attempt }) {
  const wasUnreachable = isBeforeSending(failure);
  if (request === null) {
    return (
      <Part title={texts.deliveries.sent}>
        <Text size="sm" c="dimmed">
          {failure?.kind === 'lost' ? texts.deliveries.notSent : texts.deliveries.notRecorded}
        </Text>
      </Part>
    );
  }
  const headers = headerLines(request);
  return (
    <Part title={wasUnreachable ? texts.deliveries.unsent : texts.deliveries.sent}>
      <Content label={texts.deliveries.headers} text={headers}>
        <CopyButton label={texts.deliveries.copyHeaders} text={headers} />
      </Content>
      <Content label={texts.deliveries.body} text={indented(request.body)}>
        <CopyButton label={texts.deliveries.copyBody} text={request.body} />
      </Content>
      <Text size="xs" c="dimmed">
        {wasUnreachable ? texts.deliveries.unsentBodyHint : texts.deliveries.bodyHint}
      </Text>
    </Part>
  );
}

/** What the receiver answered: its status and the beginning of its body. */
export function Answered({ attempt: { status, response, request, failure } }: { attempt: Attempt }) {
  if (response === null) {
    const isUnrecorded = status !== null || (request === null && failure?.kind !== 'lost');
    return (
      <Part title={texts.deliveries.answered}>
        <Text size="sm" c="dimmed">
          {isUnrecorded
            ? texts.deliveries.notRecorded
            : isBeforeSending(failure)
              ? texts.deliveries.noConnection
              : texts.deliveries.noResponse}
        </Text>
      </Part>
    );
  }
  return (
    <Part title={texts.deliveries.answered}>
      <Content label={`${texts.deliveries.body} (${status ?? ''})`} text={response.body} />
      {response.is_cut && (
        <Text size="xs" c="dimmed">
          {texts.deliveries.cut}
        </Text>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="exchange">
      <Title order={3} size="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Content({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text size="xs" c="dimmed">
          {label}
        </Text>
        {children}
      </Group>
      {text === '' ? (
        <Text size="sm" c="dimmed">
          {texts.deliveries.emptyBody}
        </Text>
      ) : (
        <pre className="raw">{text}</pre>
      )}
    </div>
  );
}

/** JSON with line breaks, for reading. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
