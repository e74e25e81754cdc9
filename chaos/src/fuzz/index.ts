export { fuzz, type FuzzOptions, type FuzzReport, type Violation } from './fuzz';
export { openFuzzAccounts } from './fuzz-accounts';
export type { FuzzAccount, FuzzTarget } from './target';
