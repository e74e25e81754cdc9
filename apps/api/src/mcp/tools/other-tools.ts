import type { AnyTool } from '../tool';

/** All tools but get_account, which tells what they cost; in the order in which they are listed. */
export const OTHER_TOOLS: readonly AnyTool[] = [];
