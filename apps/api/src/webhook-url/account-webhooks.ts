/** The most accounts whose webhook is remembered. */
const MOST_ACCOUNTS = 10_000;

/** The stored webhook that each account had when it was last read. It may have changed since. */
export interface AccountWebhooks {
  get(accountId: number): string | null;
  remember(accountId: number, url: string | null): void;
}

export function createAccountWebhooks(): AccountWebhooks {
  const urls = new Map<number, string>();
  return {
    get: (accountId) => urls.get(accountId) ?? null,
    remember(accountId, url) {
      if (url === null) urls.delete(accountId);
      else {
        if (urls.size >= MOST_ACCOUNTS && !urls.has(accountId)) urls.clear();
        urls.set(accountId, url);
      }
    },
  };
}
