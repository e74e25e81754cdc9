import type { EnrichmentEvent } from '@firmlens/panel-contract';
import { waitUntil } from '@firmlens/testkit';
import type { Browser } from './panel';
import type { Api } from './start-api';

export interface ReceivedEvent {
  id: string | null;
  data: EnrichmentEvent;
}

/** Opens the events of an enrichment as a browser does, and collects them. */
export async function watch(
  { port }: Pick<Api, 'port'>,
  { cookie }: Pick<Browser, 'cookie'>,
  batchId: string,
  lastEventId?: string,
) {
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/panel/api/enrichments/${batchId}/events`, {
    headers: {
      cookie: cookie ?? '',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  });
  const events: ReceivedEvent[] = [];
  let comments = 0;
  let hasEnded = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + Buffer.from(chunk as Uint8Array).toString()).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const data = field('data');
        if (data === undefined) comments += 1;
        else events.push({ id: field('id') ?? null, data: JSON.parse(data) as EnrichmentEvent });
      }
    }
    hasEnded = true;
  })().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    events: events as readonly ReceivedEvent[],
    steps: () => events.flatMap(({ data }) => ('progress' in data ? [data.progress] : [])),
    states: () => events.flatMap(({ data }) => ('enrichment' in data ? [data.enrichment.status] : [])),
    comments: () => comments,
    /** Waits until the service has ended the stream. */
    ended: () => waitUntil(() => hasEnded, { what: 'the end of the events' }),
    leave: async () => {
      leaving.abort();
      await reading;
    },
  };
}
