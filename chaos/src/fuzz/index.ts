export { fuzz, type FuzzReport } from './fuzz';
export { openFuzzAccounts } from './fuzz-accounts';
