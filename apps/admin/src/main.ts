import { runCall } from './run-call';

void runCall(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
  // A connection that was refused half-way must not keep the process.
  process.stdout.write('', () => process.exit());
});
