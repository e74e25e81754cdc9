import type { AnyTool } from '../tool';
import { checkCoverage } from './check-coverage';
import { getScanStatus } from './get-scan-status';

/** All tools but get_account, which tells what they cost; in the order in which they are listed. */
export const OTHER_TOOLS: readonly AnyTool[] = [getScanStatus, checkCoverage];
