import {
  addressSettings,
  batchSettings,
  crawlerSettings,
  databaseSettings,
  deliverySettings,
  demoSettings,
  egressSettings,
  enrichmentSettings,
  freshnessSettings,
  healthSettings,
  languageModelSettings,
  loadSettings,
  logSettings,
  mailSettings,
  opsSettings,
  redisSettings,
  replicaSettings,
  requestSettings,
  retentionSettings,
  secretsSettings,
  SettingsError,
  sourcesSettings,
  tracingSettings,
  webhookUrlSettings,
} from '..';

const everyGroup = {
  address: addressSettings,
  request: requestSettings,
  database: databaseSettings,
  replica: replicaSettings,
  redis: redisSettings,
  egress: egressSettings,
  crawler: crawlerSettings,
  sources: sourcesSettings,
  languageModel: languageModelSettings,
  freshness: freshnessSettings,
  batch: batchSettings,
  enrichment: enrichmentSettings,
  webhookUrl: webhookUrlSettings,
  delivery: deliverySettings,
  secrets: secretsSettings,
  mail: mailSettings,
  demo: demoSettings,
  retention: retentionSettings,
  log: logSettings,
  tracing: tracingSettings,
  health: healthSettings,
  ops: opsSettings,
};

const required = {
  DATABASE_URL: 'postgresql://firmlens:hunter2@db.example:5432/firmlens',
  REDIS_URL: 'redis://cache.example:6379',
  SECRETS_KEY: '0f'.repeat(32),
};

function load(environment: Record<string, string>) {
  return loadSettings(everyGroup, { ...required, ...environment });
}

function failure(environment: Record<string, string>): string {
  try {
    load(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('loadSettings', () => {
  it('returns every default if only the required variables are set', () => {
    expect(load({})).toEqual({
      address: { port: 3000, publicBaseUrl: 'http://localhost:3000/api/v1' },
      request: { trustProxy: [], corsOrigins: [], apiKeyInQuery: true },
      database: { url: required.DATABASE_URL, directUrl: null },
      replica: { url: null, maxLagSeconds: 10 },
      redis: {
        ...{ url: required.REDIS_URL, clusterNodes: [] },
        ...{ sentinels: [], sentinelMaster: null, sentinelPassword: null },
      },
      egress: { connectTo: [], extraCa: null, dnsServers: [] },
      crawler: { contact: null, requestsPerSecond: 1 },
      sources: { companiesHouseKey: null, githubToken: null, people: true },
      languageModel: { baseUrl: null, apiKey: null, model: null, tokensPerBatch: 30_000 },
      freshness: { freshnessSeconds: 86_400, noDataCooldownSeconds: 86_400 },
      batch: { deadlineSeconds: 1800, refundsPerHour: 1000 },
      enrichment: { concurrency: 8, sourceQueueSeconds: 20 },
      webhookUrl: { ports: [443, 8443] },
      delivery: { retrySeconds: [0, 60, 300, 1800, 7200], timeoutSeconds: 30, concurrency: 50 },
      secrets: { key: Buffer.alloc(32, 0x0f) },
      mail: { server: null, from: null },
      demo: { sites: [] },
      retention: { requestLogMonths: 13, resultsDays: 90 },
      log: { level: 'info' },
      tracing: { endpoint: null },
      health: { port: null },
      ops: { port: null, host: '127.0.0.1', token: null, actions: false },
    });
  });

  it('reports every problem of every group in one line', () => {
    const message = failure({ DATABASE_URL: '', SECRETS_KEY: 'abc', PORT: 'http', WEBHOOK_PORTS: '443,0' });
    expect(message.split('\n')).toHaveLength(1);
    for (const variable of ['DATABASE_URL', 'SECRETS_KEY', 'PORT', 'WEBHOOK_PORTS'])
      expect(message).toMatch(new RegExp(`\\b${variable}\\b`));
    expect(message).not.toContain('REDIS_URL');
  });

  it('reports a missing required variable, and treats blank as missing', () => {
    expect(failure({ DATABASE_URL: ' ' })).toMatch(/DATABASE_URL is missing/);
  });

  it('never shows a value, valid or not', () => {
    const message = failure({
      DATABASE_URL: 'mysql://root:hunter2@db.example/x',
      REDIS_URL: 'http://:hunter3@x',
      SECRETS_KEY: 'hunter4',
      PORT: 'hunter5',
    });
    for (const variable of ['DATABASE_URL', 'REDIS_URL', 'SECRETS_KEY', 'PORT'])
      expect(message).toContain(variable);
    expect(message).not.toContain('hunter');
  });

  it('returns frozen settings', () => {
    const settings = load({ WEBHOOK_PORTS: '443' });
    for (const value of [settings, settings.address, settings.webhookUrl.ports])
      expect(Object.isFrozen(value)).toBe(true);
  });

  it('derives the public URL from the port, or takes it without its trailing slash', () => {
    expect(load({ PORT: '8080' }).address.publicBaseUrl).toBe('http://localhost:8080/api/v1');
    expect(load({ PUBLIC_BASE_URL: 'https://api.firm.example/api/v1/' }).address.publicBaseUrl).toBe(
      'https://api.firm.example/api/v1',
    );
  });

  it.each([
    ['WEBHOOK_RETRY_SECONDS', '0, 0.2,1.5', 'delivery', 'retrySeconds', [0, 0.2, 1.5]],
    ['API_KEY_IN_QUERY', 'off', 'request', 'apiKeyInQuery', false],
    ['PEOPLE_SOURCES', 'off', 'sources', 'people', false],
    ['COMPANIES_HOUSE_KEY', '0000-aaaa-1111', 'sources', 'companiesHouseKey', '0000-aaaa-1111'],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', 'request', 'trustProxy', ['10.0.0.0/8', '::1']],
    [
      'CORS_ORIGINS',
      'https://a.example, http://b:5',
      'request',
      'corsOrigins',
      ['https://a.example', 'http://b:5'],
    ],
    ['DNS_SERVERS', '127.0.0.1:5353,[::1]:53', 'egress', 'dnsServers', ['127.0.0.1:5353', '[::1]:53']],
    ['REDIS_URL', 'rediss://:pw@cache.example:6380/1', 'redis', 'url', 'rediss://:pw@cache.example:6380/1'],
    [
      'DATABASE_URL',
      'postgres:///firmlens?host=/run/pg',
      'database',
      'url',
      'postgres:///firmlens?host=/run/pg',
    ],
    ['CRAWLER_CONTACT', 'bots@firm.example', 'crawler', 'contact', 'bots@firm.example'],
    ['CRAWLER_CONTACT', 'https://firm.example/bot', 'crawler', 'contact', 'https://firm.example/bot'],
    ['WEBHOOK_TIMEOUT_SECONDS', '0.5', 'delivery', 'timeoutSeconds', 0.5],
    ['SOURCE_QUEUE_SECONDS', '2.5', 'enrichment', 'sourceQueueSeconds', 2.5],
    ['REFUNDED_BATCHES_PER_HOUR', '50', 'batch', 'refundsPerHour', 50],
    ['HEALTH_PORT', '4001', 'health', 'port', 4001],
    ['OPS_PORT', '4003', 'ops', 'port', 4003],
    ['OPS_HOST', '::1', 'ops', 'host', '::1'],
    ['OPS_TOKEN', 'sixteen-letters!', 'ops', 'token', 'sixteen-letters!'],
    ['OPS_ACTIONS', 'on', 'ops', 'actions', true],
    ['LOG_LEVEL', 'DEBUG', 'log', 'level', 'debug'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://otel:4318/', 'tracing', 'endpoint', 'http://otel:4318'],
  ] as const)('reads %s=%s', (variable, text, group, name, value) => {
    const settings: Record<string, Record<string, unknown>> = load({ [variable]: text });
    expect(settings[group]?.[name]).toEqual(value);
  });

  it('reads a thousand connections from EGRESS_CONNECT_TO', () => {
    const pairs = Array.from({ length: 1000 }, (_, n) => `firm${n}.example:443:127.0.0.1:${10_000 + n}`);
    pairs.push('[2001:db8::1]:443:[::1]:8443', 'firm.example:80:localhost:8080');
    expect(load({ EGRESS_CONNECT_TO: pairs.join(',') }).egress.connectTo).toEqual(pairs);
  });

  it.each([
    ['PORT', ['0', '65536', '80.5', '-1', '0x50', '1e3']],
    [
      'PUBLIC_BASE_URL',
      ['localhost:3000', 'ftp://x.example', 'https://u:p@x.example', 'https://x.example?a'],
    ],
    ['DATABASE_URL', ['mysql://x', 'db.example']],
    ['REDIS_URL', ['http://x.example', 'redis://']],
    ['TRUST_PROXY', ['all', '10.0.0.0/33', '::/129', '10.0.0.1,', '10.0.0.0/']],
    ['CORS_ORIGINS', ['*', 'null', 'x.example', 'https://x.example/', 'https://x.example:443']],
    ['API_KEY_IN_QUERY', ['maybe', '__proto__', 'constructor']],
    [
      'EGRESS_CONNECT_TO',
      [
        'a.example:443',
        'a.example:443:127.0.0.1',
        'a.example:443:999.1.1.1:1',
        ':443:127.0.0.1:1',
        'a.example:443:127.0.0.1:70000',
        'a.example:443:::1:80',
      ],
    ],
    ['EGRESS_CA_FILE', ['/nowhere/ca.pem', '/']],
    ['DNS_SERVERS', ['127.0.0.1', 'dns.example:53', '::1:53', '127.0.0.1:0']],
    [
      'CRAWLER_CONTACT',
      ['call me', 'a@b', 'javascript:alert(1)', `https://x.example/${'a'.repeat(200)}`, 'a(b)@x.example'],
    ],
    ['COMPANIES_HOUSE_KEY', ['short', 'with a space', 'a:b:c:d:e']],
    ['GITHUB_TOKEN', ['short', 'ghp_with a_space']],
    ['PEOPLE_SOURCES', ['no', 'ON ']],
    ['CRAWLER_REQUESTS_PER_SECOND', ['0', '-1', 'many', 'Infinity']],
    ['FRESHNESS_SECONDS', ['-1', 'a day', 'NaN']],
    ['NO_DATA_COOLDOWN_SECONDS', ['-0.1', '1e400']],
    ['BATCH_DEADLINE_SECONDS', ['0', '30m']],
    ['REFUNDED_BATCHES_PER_HOUR', ['0', '1.5', '1000001']],
    ['WEBHOOK_RETRY_SECONDS', ['0,-1', '0,,1', ',', '0,x', '700000', Array(21).fill('0').join(',')]],
    ['WEBHOOK_TIMEOUT_SECONDS', ['0', '4000']],
    ['WEBHOOK_CONCURRENCY', ['0', '1.5']],
    ['WEBHOOK_PORTS', ['https', '443;8443']],
    ['ENRICHMENT_CONCURRENCY', ['0', '1001']],
    ['SOURCE_QUEUE_SECONDS', ['-1', '301', '20s']],
    ['SECRETS_KEY', ['0f', 'g'.repeat(64), '0'.repeat(65)]],
    ['LOG_LEVEL', ['loud']],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ['otel:4318', 'grpc://otel:4317', 'http://u:p@otel:4318', 'http://otel:4318?key=x'],
    ],
    ['HEALTH_PORT', ['-1']],
    ['OPS_PORT', ['0', '127.0.0.1:3003']],
    ['OPS_HOST', ['localhost', '127.0.0.1:80', '[::1]']],
    ['OPS_TOKEN', ['fifteen-letters', 'sixteen letters!', 'x'.repeat(201)]],
    ['OPS_ACTIONS', ['yes', 'true']],
    ['REQUEST_LOG_RETENTION_MONTHS', ['0', '1.5']],
    ['RESULTS_RETENTION_DAYS', ['0']],
  ])('rejects a malformed %s by name', (variable, texts) => {
    for (const text of texts)
      expect([text, failure({ [variable]: text })]).toEqual([
        text,
        expect.stringMatching(`^Settings: ${variable} must be `),
      ]);
  });
});

describe('the settings of the language model', () => {
  const LLM_BASE_URL = 'http://localhost:11434/v1/';

  it('keep the path of the URL and need no key', () => {
    expect(load({ LLM_BASE_URL, LLM_MODEL: 'org/model:8b' }).languageModel).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
      model: 'org/model:8b',
      tokensPerBatch: 30_000,
    });
    expect(load({ LLM_BASE_URL, LLM_MODEL: 'm', LLM_API_KEY: 'sk-1' }).languageModel.apiKey).toBe('sk-1');
  });

  it('limit the tokens of a batch', () => {
    const { languageModel } = load({ LLM_BASE_URL, LLM_MODEL: 'm', LLM_TOKENS_PER_BATCH: '12000' });
    expect(languageModel.tokensPerBatch).toBe(12_000);
  });

  it.each<[string, Record<string, string>]>([
    ['LLM_MODEL is missing', { LLM_BASE_URL }],
    ['LLM_MODEL is missing', { LLM_BASE_URL, LLM_API_KEY: 'sk-1' }],
    ['LLM_MODEL must be', { LLM_MODEL: 'm' }],
    ['LLM_API_KEY must be', { LLM_API_KEY: 'sk-1' }],
    ['LLM_TOKENS_PER_BATCH must be', { LLM_TOKENS_PER_BATCH: '12000' }],
    ['LLM_TOKENS_PER_BATCH must be', { LLM_BASE_URL, LLM_MODEL: 'm', LLM_TOKENS_PER_BATCH: '100' }],
    ['LLM_BASE_URL must be', { LLM_BASE_URL: 'localhost:11434', LLM_MODEL: 'm' }],
    ['LLM_BASE_URL must be', { LLM_BASE_URL: 'https://u:p@llm.example/v1', LLM_MODEL: 'm' }],
    ['LLM_MODEL must be', { LLM_BASE_URL, LLM_MODEL: 'two words' }],
    ['LLM_API_KEY must be', { LLM_BASE_URL, LLM_MODEL: 'm', LLM_API_KEY: 'sk 1' }],
  ])('stop the process with one line that says "%s"', (words, environment) => {
    const message = failure(environment);
    expect(message.startsWith(`Settings: ${words}`)).toBe(true);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('sk');
  });
});

describe('the settings of the mail server', () => {
  const MAIL_FROM = 'Firmlens <no-reply@firmlens.example>';
  const serverOf = (SMTP_URL: string) => load({ SMTP_URL, MAIL_FROM }).mail.server;

  it('ask for TLS unless it is turned off, and know the usual ports', () => {
    const server = { host: 'mail.example', port: 587, tls: 'starttls', user: null, password: '' };
    expect(serverOf('smtp://mail.example')).toEqual(server);
    expect(serverOf('smtps://mail.example/')).toEqual({ ...server, port: 465, tls: 'implicit' });
    expect(serverOf('smtp://mail.example:25?tls=off')).toEqual({ ...server, port: 25, tls: 'off' });
    expect(serverOf('smtp://a%40b:p%2Fw@[::1]:2525')).toEqual({
      ...server,
      host: '::1',
      port: 2525,
      user: 'a@b',
      password: 'p/w',
    });
    expect(load({ SMTP_URL: 'smtp://mail.example', MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  });

  it.each<[string, Record<string, string>]>([
    ['MAIL_FROM is missing', { SMTP_URL: 'smtp://mail.example' }],
    ['MAIL_FROM must be', { MAIL_FROM }],
    ...[
      'http://mail.example',
      'smtp://',
      'smtp:mail.example',
      'smtp://mail.example?tls=on',
      'smtps://m.example?tls=off',
    ].map((SMTP_URL): [string, Record<string, string>] => ['SMTP_URL must be', { SMTP_URL, MAIL_FROM }]),
    ['SMTP_URL must be', { SMTP_URL: 'smtp://m.example/inbox', MAIL_FROM }],
    ['SMTP_URL must be', { SMTP_URL: 'smtp://a%zz@m.example', MAIL_FROM }],
    ...['nobody', 'a@b.example, c@d.example', 'X <a@b.example', 'X\r\nBcc: <a@b.example>'].map(
      (from): [string, Record<string, string>] => [
        'MAIL_FROM must be',
        { SMTP_URL: 'smtp://m.example', MAIL_FROM: from },
      ],
    ),
  ])('are refused: %s', (message, settings) => {
    expect(failure(settings)).toContain(message);
  });
});

describe('DEMO_SITES', () => {
  it('names hosts, and where the pages of some of them are', () => {
    const DEMO_SITES = 'lumenfold.example=http://127.0.0.1:41000, silent-harbour.example';
    expect(load({ DEMO_SITES }).demo.sites).toEqual([
      { host: 'lumenfold.example', url: 'http://127.0.0.1:41000' },
      { host: 'silent-harbour.example', url: null },
    ]);
  });

  it.each([
    'lumenfold.example=',
    'lumenfold.example=javascript:alert(1)',
    'lumenfold.example=http://127.0.0.1/path',
    'lumen fold',
    '=http://127.0.0.1',
  ])('refuses %s', (DEMO_SITES) => {
    expect(failure({ DEMO_SITES })).toMatch(/^Settings: DEMO_SITES must be/);
  });
});
