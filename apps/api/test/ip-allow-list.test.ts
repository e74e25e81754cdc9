import { type Caller, openAccount, openKey } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, startApi } from './support/start-api';

let api: Api;
let behindProxy: Api;
let account: Caller;

beforeAll(async () => {
  api = await startApi();
  behindProxy = await startApi({
    databaseUrl: api.databaseUrl,
    redisUrl: api.redisUrl,
    trustProxy: ['127.0.0.0/8', '10.1.0.0/16'],
  });
  account = await openAccount(api.db);
});
afterAll(async () => {
  await behindProxy.stop();
  await api.stop();
});

async function requestFrom(instance: Api, allowIps: string[], forwardedFor?: string) {
  const { key } = await openKey(api.db, account, { allowIps });
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return instance.get('/account/info', { key, headers });
}

describe('a key with an allowlist', () => {
  it.each([[['127.0.0.1']], [['127.0.0.0/8']], [['2001:db8::/32', '127.0.0.1/32']], [['0.0.0.0/0']]])(
    'is accepted from an address in %j',
    async (ranges) => {
      expect(await requestFrom(api, ranges)).toMatchObject({ status: 200 });
    },
  );

  it.each([[['192.0.2.1']], [['126.0.0.0/8', '128.0.0.0/8']], [['2001:db8::/32']], [['::1']]])(
    'is refused from an address outside %j',
    async (ranges) => {
      expect(await requestFrom(api, ranges)).toMatchObject(expectedRefusal('ip_not_allowed'));
    },
  );

  it('is accepted from the address that a trusted proxy forwarded for', async () => {
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1')).toMatchObject({ status: 200 });
    expect(await requestFrom(behindProxy, ['2001:db8::/32'], '2001:db8::7')).toMatchObject({ status: 200 });
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '198.51.100.1')).toMatchObject(
      expectedRefusal('ip_not_allowed'),
    );
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1, 10.1.0.5')).toMatchObject({
      status: 200,
    });
  });

  it('ignores an address that the client put before its own', async () => {
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1, 198.51.100.1')).toMatchObject(
      expectedRefusal('ip_not_allowed'),
    );
  });

  it.each(['unknown', '192.0.2.1:4711', '', "192.0.2.1'--"])(
    'is refused if the forwarded text is not an address: %j',
    async (forwarded) => {
      expect(await requestFrom(behindProxy, ['192.0.2.0/24'], forwarded)).toMatchObject(
        expectedRefusal('ip_not_allowed'),
      );
    },
  );
});
