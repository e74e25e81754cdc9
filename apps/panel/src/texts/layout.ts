/** Texts around the pages. */
export const navigation = {
  label: 'Main',
  bar: 'Navigation and settings',
  open: 'Open navigation',
  overview: 'Overview',
  companies: 'Companies',
  requests: 'Requests',
  credits: 'Credits',
  webhooks: 'Webhooks',
  explore: 'Explore',
  lists: 'Lists',
  watches: 'Watches',
  keys: 'API keys',
  people: 'People',
  audit: 'Audit log',
  operator: 'Operator',
  operatorPages: {
    accounts: 'Accounts',
    deliveries: 'Failing deliveries',
    sources: 'Sources',
    optOuts: 'Opt-outs',
    datasets: 'Datasets',
    ledger: 'Ledger',
    log: 'Operator’s log',
  },
  reference: 'API reference',
  profile: 'Your profile',
  account: 'Account',
  changeAccount: 'Change account',
  signOut: 'Sign out',
  colorScheme: 'Colours',
  schemes: { auto: 'System', light: 'Light', dark: 'Dark' },
} as const;

export const noAccount = {
  title: 'No account',
  none: 'You belong to no account at the moment. Ask an owner or the operator for an invitation.',
  choose: 'You no longer belong to the account that you worked in. Choose another.',
} as const;

export const notFound = { title: 'There is no such page', toOverview: 'Go to the overview' } as const;
