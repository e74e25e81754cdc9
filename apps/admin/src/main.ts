import { withLocalServers } from '@firmlens/runtime';
import { runAdmin } from './run-admin';

const { stdout, stderr } = process;
void runAdmin(process.argv.slice(2), { env: withLocalServers(process.env), stdout, stderr }).then((code) => {
  process.exitCode = code;
  // A connection that was refused half-way must not keep the process running.
  process.stdout.write('', () => process.exit());
});
