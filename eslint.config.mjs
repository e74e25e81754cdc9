import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Which of our packages each folder may import. Imports point one way: apps → the packages of the domain →
// egress and runtime → contract. What only the demo and the tests use (embedded, simulator, testkit) stays
// out of the service.
const WORK = [
  'contract',
  'runtime',
  'egress',
  'domain',
  'redis',
  'cache',
  'text',
  'turns',
  'tracing',
  'panel-contract',
  'headlines',
  'website',
  'sources',
  'enrichment',
  'queues',
  'metrics',
];
const MAY_IMPORT = {
  'packages/contract': [],
  'packages/client': [],
  'clients/n8n': [],
  'packages/cli': ['client', 'command-line'],
  'packages/command-line': [],
  'packages/tracing': [],
  'packages/runtime': ['contract', 'tracing'],
  'packages/egress': [],
  'packages/enrichment': ['contract'],
  'packages/text': ['contract'],
  'packages/turns': [],
  'packages/panel-contract': ['contract'],
  'packages/headlines': ['contract', 'text'],
  'packages/website': ['contract', 'egress', 'text', 'turns', 'headlines'],
  'packages/sources': ['contract', 'egress', 'text', 'turns', 'tracing', 'headlines', 'website'],
  'packages/domain': ['contract', 'runtime'],
  'packages/redis': [],
  'packages/cache': ['contract', 'runtime', 'domain', 'redis'],
  'packages/metrics': [],
  'packages/queues': ['contract', 'runtime', 'metrics', 'redis', 'tracing'],
  'packages/embedded': ['runtime'],
  'packages/simulator': ['runtime'],
  'packages/testkit': ['contract', 'runtime', 'egress', 'domain', 'redis', 'embedded', 'simulator'],
  'apps/{api,enrichment-worker,webhook-worker}': WORK,
  'apps/admin': [...WORK, 'command-line'],
  'apps/standalone': [...WORK, 'embedded', 'simulator'],
  'apps/panel': ['panel-contract'],
};
const FOR_DEMO_AND_TESTS = ['embedded', 'simulator', 'testkit'];
/** What a test may use besides: the client that is published, as its users do. */
const FOR_TESTS = [...FOR_DEMO_AND_TESTS, 'client'];

const TESTS = ['**/*.test.ts', '**/test/**/*.ts'];
const HTTP = ['node:http', 'node:https', 'node:http2', 'express', 'undici'];

// Libraries that only one package may import, besides testkit for Redis.
const KNOWN_BY = {
  '@prisma/*': 'packages/domain',
  bullmq: 'packages/queues',
  ioredis: 'packages/redis',
  'prom-client': 'packages/metrics',
  undici: 'packages/egress',
  '@opentelemetry/*': 'packages/tracing',
};

// Further imports that a folder must not have. Enrichment turns values into values, so it reads no file,
// socket or clock.
const MUST_NOT_KNOW = {
  'packages/domain': { libraries: HTTP, why: 'The rules of money and state know no HTTP.' },
  'packages/enrichment': {
    libraries: ['node:*', ...HTTP],
    why: 'Enrichment is pure: values in, values out.',
  },
};

// Besides the settings: code that starts the processes, and code that passes its environment to a child.
const MAY_READ_THE_ENVIRONMENT = [
  'packages/runtime/src/settings/*',
  'packages/{embedded,testkit}/src/**',
  'packages/egress/src/trusted-certificates.ts',
  'apps/*/src/{main,compose}.ts',
  'packages/cli/src/main.ts',
];

const AROUND_THE_ENTRY = [
  {
    // The exceptions keep tests that need no server from loading the clients of PostgreSQL and Redis, and workers from
    // loading the readers of pages.
    regex: '^@firmlens/(?!testkit/(?:any-character|local-sites|run-to-completion)$|website/reading$)[^/]+/',
    message: 'Import a package by its name: its index is what it offers.',
  },
  {
    regex: '^(\\.\\./)+([^./]+/)+(src|dist|test)(/|$)',
    message: 'Import another package by its name, not by its path.',
  },
];

function importRule(folder, allowed, patterns) {
  const ours = allowed.length > 0 ? `(?!(?:${allowed.join('|')})(?:/|$))` : '';
  const message = `${folder} may import of ours: ${allowed.join(', ') || 'nothing'}.`;
  return {
    'no-restricted-imports': [
      'error',
      { patterns: [...AROUND_THE_ENTRY, { regex: `^@firmlens/${ours}`, message }, ...patterns] },
    ],
  };
}

/** Returns the rule for a folder's sources, and a wider one for its tests. */
function importsOf([folder, allowed]) {
  const known = Object.entries(KNOWN_BY).filter(
    ([library, owner]) => owner !== folder && !(library === 'ioredis' && folder === 'packages/testkit'),
  );
  const libraries = known.map(([library, owner]) => ({
    group: [library],
    message: `Only ${owner} knows ${library}.`,
  }));
  const hidden = MUST_NOT_KNOW[folder];
  if (hidden) libraries.push({ group: hidden.libraries, message: hidden.why });
  // Nothing may import an app, not even its own tests.
  const self = folder.startsWith('packages/') ? [folder.slice('packages/'.length)] : [];
  return [
    { files: [`${folder}/src/**/*.{ts,tsx}`], ignores: TESTS, rules: importRule(folder, allowed, libraries) },
    {
      files: TESTS.map((pattern) => `${folder}/${pattern}`),
      rules: importRule(`A test of ${folder}`, [...allowed, ...self, ...FOR_TESTS], []),
    },
  ];
}

const NO_HIDDEN_IMPORT = {
  selector: ':matches(ImportExpression, TSImportType)[source.value=/^(@firmlens|[.][.].[.][.])/]',
  message: 'Import at the top, where the direction of imports is checked.',
};
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const NO_MATCH_ALL = {
  selector: "CallExpression[callee.property.name='matchAll']",
  message: 'Use allMatches of @firmlens/text, which compiles no copy of the expression.',
};
const CLOCK_AND_CHANCE = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
].map((selector) => ({ selector, message: 'Enrichment has no clock and no chance of its own.' }));

const UNTYPED = Object.fromEntries(
  ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [
    `@typescript-eslint/no-unsafe-${what}`,
    'off',
  ]),
);

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    'coverage/',
    '.firmlens/',
    'demo/',
    'packages/client/src/api-types.ts',
  ]),
  tseslint.configs.recommendedTypeChecked,
  {
    files: ['**/*.{ts,tsx}', '**/*.{mjs,mts}'],
    languageOptions: {
      parserOptions: { project: './tsconfig.check.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 350],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-deprecated': 'error',
      // A file in or below the same folder may be loaded on first use (docs/adr/0051-what-no-start-needs-is-loaded-on-first-use.md).
      '@typescript-eslint/no-require-imports': ['error', { allow: [String.raw`^\./[a-z/-]+$`] }],
      '@typescript-eslint/no-misused-spread': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/require-await': 'off',
      // Apparent methods here are functions over a closure. There are no classes with state.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  Object.entries(MAY_IMPORT).flatMap(importsOf),
  {
    // Its pages run in a browser, its tests against the service.
    files: ['apps/panel/test/**/*.ts'],
    rules: importRule('A test of apps/panel', ['domain', 'cache', ...FOR_DEMO_AND_TESTS], []),
  },
  {
    files: ['apps/panel/src/**/*.{ts,tsx}', 'apps/panel/*.mts'],
    languageOptions: { parserOptions: { project: './apps/panel/tsconfig.json' } },
  },
  { ...hooks.configs.flat.recommended, files: ['apps/panel/src/**/*.{ts,tsx}'] },
  {
    files: ['apps/**/*.{ts,tsx}', '{clients,packages}/**/*.ts'],
    // Jest takes its setup and teardown from a default export.
    ignores: ['packages/testkit/src/jest/*'],
    rules: { 'no-restricted-syntax': ['error', NO_HIDDEN_IMPORT, NO_DEFAULT_EXPORT] },
  },
  {
    files: ['packages/{headlines,text,website}/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_HIDDEN_IMPORT, NO_DEFAULT_EXPORT, NO_MATCH_ALL] },
  },
  {
    files: ['packages/enrichment/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_HIDDEN_IMPORT, NO_DEFAULT_EXPORT, ...CLOCK_AND_CHANCE] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
    ignores: [...TESTS, ...MAY_READ_THE_ENVIRONMENT],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read by packages/runtime/src/settings.',
        },
      ],
    },
  },
  // Jest's matchers and the fields that a test reads from a response are `any`. Plain JavaScript has no
  // types at all.
  { files: [...TESTS, '**/*.mjs'], rules: UNTYPED },
);
