import { parseArgs } from 'node:util';
import { FAULTS, FUZZED } from './profiles';
import { outcome } from './report/outcome';
import { table } from './report/table';
import { run } from './run';

const USAGE = 'npm run chaos -- [--profile short|long] [--seed N] [--only C1,C5,…]';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      profile: { type: 'string', default: 'short' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      only: { type: 'string', default: '' },
    },
  });
  const { profile, only } = values;
  const seed = Number(values.seed);
  if ((profile !== 'short' && profile !== 'long') || !Number.isSafeInteger(seed)) throw new Error(USAGE);
  const wanted = only.split(',').filter(Boolean);
  const known = FAULTS.filter(({ times }) => times[profile] > 0).map(({ fault }) => fault.id);
  if (FUZZED[profile] > 0) known.push('A20');
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`the ${profile} profile has no ${unknown.join(', ')}; it has ${known.join(', ')}`);
  const started = performance.now();
  const clock = () => `${((performance.now() - started) / 1_000).toFixed(1).padStart(7)} s`;
  const log = (line: string) => void process.stderr.write(`${clock()}  ${line}\n`);
  log(`npm run chaos -- --profile ${profile} --seed ${seed}`);
  const rows = await run({ profile, seed, only: wanted, log });
  const { text, code } = outcome(rows, profile);
  const seconds = Math.round((performance.now() - started) / 1_000);
  process.stdout.write(`${table(rows)}\n\nprofile ${profile}, seed ${seed}, ${seconds} s: ${text}\n`);
  return code;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(2);
  },
);
