import type { AnyTool } from '../tool';
import { getAccount } from './get-account';
import { OTHER_TOOLS } from './other-tools';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly AnyTool[] = [...OTHER_TOOLS, getAccount];
