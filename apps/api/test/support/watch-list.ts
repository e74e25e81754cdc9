import type { ListBody } from '@firmlens/contract';
import { waitUntil } from '@firmlens/testkit';
import type { Caller } from './accounts';
import type { Api } from './start-api';

interface EndedEntryEvent {
  domain: string | null;
  status: string;
  credits_used: number;
}

/** Opens the events of a list as a client does, and collects them. */
export async function watchList(
  { port }: Pick<Api, 'port'>,
  { key }: Pick<Caller, 'key'>,
  listId: string,
  lastEventId?: string,
) {
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/lists/${listId}/events`, {
    headers: { 'x-api-key': key, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
  });
  const entries: (EndedEntryEvent & { id: string })[] = [];
  const lists: ListBody[] = [];
  let hasEnded = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const blocks = (rest + Buffer.from(chunk as Uint8Array).toString()).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id = ''] = /^id: (.*)$/m.exec(block) ?? [];
        const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
        const event = JSON.parse(data) as { entry?: EndedEntryEvent; list?: ListBody };
        if (event.entry) entries.push({ id, ...event.entry });
        if (event.list) lists.push(event.list);
      }
    }
    hasEnded = true;
  })().catch(() => undefined);
  return {
    status: response.status,
    entries: entries as readonly (EndedEntryEvent & { id: string })[],
    lists: lists as readonly ListBody[],
    /** Waits until this many entries have come. */
    receives: (count: number) => waitUntil(() => entries.length >= count, { what: `${count} events` }),
    /** Waits until the service has ended the stream. */
    ended: () => waitUntil(() => hasEnded, { what: 'the end of the events' }),
    leave: async () => {
      leaving.abort();
      await reading;
    },
  };
}
