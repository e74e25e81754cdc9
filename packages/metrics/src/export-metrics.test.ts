import { Counter, Gauge } from 'prom-client';
import { exportMetrics } from './export-metrics';
import { UNREGISTERED } from './subject';

const plain = new Gauge({ name: 'plain', help: 'h', ...UNREGISTERED });
const byKind = new Gauge({ name: 'by_kind', help: 'h', labelNames: ['kind'], ...UNREGISTERED });
const done = new Counter({ name: 'done_total', help: 'h', ...UNREGISTERED });

const samplesOf = (text: string) =>
  text.split('\n').filter((line) => /^(plain|by_kind|done_total)\b/.test(line));

test('a gauge that cannot be read has no sample, and the others keep theirs', async () => {
  let isUp = true;
  const { metrics } = exportMetrics([
    {
      gauges: [plain, byKind],
      async read() {
        if (!isUp) throw new Error('down');
        plain.set(3);
        byKind.set({ kind: 'a' }, 4);
      },
    },
    { metrics: [done] },
  ]);
  done.inc();
  expect(samplesOf(await metrics())).toEqual(['plain 3', 'by_kind{kind="a"} 4', 'done_total 1']);
  isUp = false;
  expect(samplesOf(await metrics())).toEqual(['done_total 1']);
  isUp = true;
  expect(samplesOf(await metrics())).toHaveLength(3);
});

test('a scrape does not wait for what does not respond', async () => {
  const { metrics } = exportMetrics([
    { gauges: [plain], read: () => new Promise(() => undefined) },
    { metrics: [done] },
  ]);
  expect(samplesOf(await metrics())).toEqual([expect.stringMatching(/^done_total /)]);
});
