import { hasServerVariables } from '@firmlens/runtime';
import { type Check, fail, type Machine } from './check';
import { checkDatabase } from './check-database';
import { checkDisk, checkDns, checkNetwork, checkNode } from './check-machine';
import { checkPooler, checkReplica } from './check-pooler-and-replica';
import { checkRedis } from './check-redis';
import { checkSettings } from './check-settings';

/** Checks the installation that the environment describes. Changes nothing, and never rejects for what it finds. */
export async function runDoctor(env: NodeJS.ProcessEnv, machine: Machine): Promise<Check[]> {
  if (!hasServerVariables(env))
    return [
      checkNode(machine),
      fail(
        'settings',
        'No service is running here, and DATABASE_URL, REDIS_URL and SECRETS_KEY are not set',
        'Run `npm start`, or set the three variables as for the service',
      ),
    ];
  const { settings, checks } = checkSettings(env);
  const { database: server } = settings;
  const [database, pooler, replica, redis, disk, dns, network] = await Promise.all([
    checkDatabase(server, settings.secrets?.key, machine),
    checkPooler(server),
    checkReplica(server, settings.replica),
    checkRedis(settings.redis, machine),
    checkDisk(env['DATA_DIR']?.trim() || '.firmlens', machine),
    checkDns(settings.egress),
    checkNetwork(settings.egress),
  ]);
  return [checkNode(machine), ...checks, ...database, ...pooler, ...replica, ...redis, disk, dns, network];
}
