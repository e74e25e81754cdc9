import type { AnyTool } from '../tool';
import { getAccount } from './get-account';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly AnyTool[] = [getAccount];
