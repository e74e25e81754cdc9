import type { RequestListener } from 'node:http';

/** Receivers of webhooks that accept everything and count it. */
export interface WebhookCount {
  accept: RequestListener;
  /** Returns the seconds from the call of `send` until this number of webhooks has arrived. */
  secondsUntil: (count: number, send: () => Promise<unknown>) => Promise<number>;
}

/** Starts counting. Only one call of `secondsUntil` runs at a time. */
export function countWebhooks(): WebhookCount {
  let missing = 0;
  let whenAll: () => void = () => undefined;
  return {
    accept(request, response) {
      request.resume().once('end', () => {
        response.writeHead(204).end();
        missing -= 1;
        if (missing === 0) whenAll();
      });
    },
    async secondsUntil(count, send) {
      missing = count;
      const all = new Promise<void>((resolve) => (whenAll = resolve));
      const started = performance.now();
      await send();
      await all;
      return (performance.now() - started) / 1_000;
    },
  };
}
