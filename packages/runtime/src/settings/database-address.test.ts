import { forSessions, forTransactions } from './database-address';
import { databaseSettings, replicaSettings } from './groups';
import { loadSettings, SettingsError } from './load-settings';

const DATABASE_URL = 'postgres://pooler.example:6432/firmlens';
const DIRECT_URL = 'postgres://db.example/firmlens';
const load = (environment: Record<string, string>) =>
  loadSettings({ database: databaseSettings, replica: replicaSettings }, { DATABASE_URL, ...environment });

test('everything goes to DATABASE_URL unless PostgreSQL itself has another', () => {
  const { database, replica } = load({});
  expect(forTransactions(database)).toEqual({ url: DATABASE_URL, isPooled: false });
  expect(forSessions(database)).toEqual({ url: DATABASE_URL });
  expect(replica).toEqual({ url: null, maxLagSeconds: 10 });
});

test('with DATABASE_DIRECT_URL only short transactions go through the pooler', () => {
  const { database } = load({ DATABASE_DIRECT_URL: DIRECT_URL });
  expect(forTransactions(database)).toEqual({ url: DATABASE_URL, isPooled: true });
  expect(forSessions(database)).toEqual({ url: DIRECT_URL });
});

test('reads a replica and how far it may be behind', () => {
  const { replica } = load({ DATABASE_REPLICA_URL: DIRECT_URL, DATABASE_REPLICA_MAX_LAG_SECONDS: '30' });
  expect(replica).toEqual({ url: DIRECT_URL, maxLagSeconds: 30 });
});

test.each([
  ['DATABASE_DIRECT_URL', ['mysql://x', 'db.example']],
  ['DATABASE_REPLICA_URL', ['mysql://x', 'replica.example']],
  ['DATABASE_REPLICA_MAX_LAG_SECONDS', ['2', '3601', '10s', '-5']],
])('rejects other values of %s', (variable, values) => {
  for (const value of values) expect(() => load({ [variable]: value })).toThrow(SettingsError);
});
