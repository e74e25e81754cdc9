import type { AnyTool } from '../tool';
import { checkCoverage } from './check-coverage';
import { getCompany } from './get-company';
import { getScanStatus } from './get-scan-status';
import { refreshCompany } from './refresh-company';
import { searchCompanies } from './search-companies';
import { searchSignals } from './search-signals';

/** All tools but get_account, which lists their prices. In the order in which they are listed. */
export const TOOLS_EXCEPT_GET_ACCOUNT: readonly AnyTool[] = [
  searchSignals,
  getCompany,
  refreshCompany,
  getScanStatus,
  searchCompanies,
  checkCoverage,
];
