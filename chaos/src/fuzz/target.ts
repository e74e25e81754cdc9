import type { LedgerEntry } from './rules/credits';

/** An account that the fuzzer uses. */
export interface FuzzAccount {
  accountId: number;
  apiKey: string;
  /** Returns its ledger entries after this one, in order. */
  entriesAfter(sequence: number): Promise<LedgerEntry[]>;
}

/** The service to be fuzzed, and what the fuzzer may use. */
export interface FuzzTarget {
  /** The API processes' URLs, each with the path that the API is mounted at. */
  baseUrls: readonly string[];
  /** Accounts with unlimited credits and rates. At least one. Only the fuzzer may use them. */
  payers: readonly FuzzAccount[];
  /** An account with too few credits for anything. */
  poor: FuzzAccount;
  /** For requests whose responses may be lost. What it spends is not checked. */
  unchecked: FuzzAccount;
  /**
   * Keys that no longer work or do not work here: disabled, expired, for other addresses, without a
   * subscription.
   */
  refusedKeys: readonly string[];
  /** Domains that can be looked up, under names that `EGRESS_CONNECT_TO` maps. At least one. */
  domains: readonly string[];
  /** A URL that webhooks can reach. */
  webhookUrl: string;
  /**
   * Text that no response may contain, besides the keys: signing secrets, passwords, the path of the code.
   */
  hidden: readonly string[];
}
