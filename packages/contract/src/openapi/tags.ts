/** The groups of endpoints: each has the paths that match. */
const GROUPS = [
  {
    name: 'Companies',
    path: /^\/company\//,
    description: 'Company data, its evidence, and what a request costs.',
  },
  {
    name: 'Enrichments',
    path: /^\/enrichment\//,
    description: 'Progress, results and replays of enrichments.',
  },
  { name: 'Lists', path: /^\/lists/, description: 'Many companies with one request.' },
  { name: 'Watches', path: /^\/watches/, description: 'What is new about companies, told once.' },
  {
    name: 'Search',
    path: /^\/(?:companies|signals)\//,
    description: 'Companies, signals and domains that are on file.',
  },
  {
    name: 'Account',
    path: /^\/account\//,
    description: 'Credits, usage, history and the default webhook URL.',
  },
  { name: 'Agents', path: /^\/mcp/, description: 'The same service over the Model Context Protocol.' },
  { name: 'Health', path: /^\/health/, description: 'Whether the service can be used.' },
] as const;

/** The group of the webhooks. */
export const WEBHOOK_TAG = 'Webhooks';

export const TAGS = [
  ...GROUPS.map(({ name, description }) => ({ name, description })),
  { name: WEBHOOK_TAG, description: 'The requests that the service sends when something ends.' },
];

/** Returns the paths with the group of each operation. */
export function withTags<P extends Record<string, object>>(paths: P): P {
  const tagged = Object.entries(paths).map(([path, methods]) => {
    const tags = GROUPS.filter((group) => group.path.test(path)).map(({ name }) => name);
    const operations = Object.entries(methods).map(([method, operation]): [string, object] => [
      method,
      { tags, ...(operation as object) },
    ]);
    return [path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(tagged) as P;
}
