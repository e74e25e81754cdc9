import type { AnyTool } from '../tool';
import { checkCoverage } from './check-coverage';
import { getScanStatus } from './get-scan-status';
import { searchCompanies } from './search-companies';
import { searchSignals } from './search-signals';

/** All tools but get_account, which tells what they cost; in the order in which they are listed. */
export const OTHER_TOOLS: readonly AnyTool[] = [searchSignals, getScanStatus, searchCompanies, checkCoverage];
