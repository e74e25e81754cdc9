import { modelTokens } from '@firmlens/metrics';

/** The tokens that all calls of one batch may use together. */
export interface TokenBudget {
  left(): number;
  used(): number;
  spend(tokens: number): void;
}

/** Few tokenizers need more than one token for three bytes of prose, in any language. */
const BYTES_PER_TOKEN = 3;

/** Estimates the tokens of a text, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

export function createTokenBudget(limit: number): TokenBudget {
  let used = 0;
  return {
    left: () => Math.max(0, limit - used),
    used: () => used,
    spend: (tokens) => {
      used += tokens;
      modelTokens.inc(tokens);
    },
  };
}
