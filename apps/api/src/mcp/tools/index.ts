import type { AnyTool } from '../tool';
import { getAccount } from './get-account';
import { TOOLS_EXCEPT_GET_ACCOUNT } from './tools-except-get-account';

/** All tools in the order in which they are listed. */
export const TOOLS: readonly AnyTool[] = [...TOOLS_EXCEPT_GET_ACCOUNT, getAccount];
