import type { LedgerEntry } from './rules/credits';

/** An account that the fuzzer calls with. */
export interface FuzzAccount {
  accountId: number;
  apiKey: string;
  /** Its ledger behind this entry, in order. */
  entriesAfter(sequence: number): Promise<LedgerEntry[]>;
}

/** The service that is fuzzed, and what the fuzzer may use of it. */
export interface FuzzTarget {
  /** Of its API processes, each with the path that the interface is mounted at. */
  baseUrls: readonly string[];
  /** Their limits are beyond reach, and their credits too. At least one; nobody else calls with them. */
  payers: readonly FuzzAccount[];
  /** Has too few credits for anything. */
  poor: FuzzAccount;
  /** For requests whose answers may be lost on the way; what it spends is not checked. */
  unheard: FuzzAccount;
  /** Keys that were good once or are good for others: disabled, expired, for other addresses, without a subscription. */
  refusedKeys: readonly string[];
  /** Domains that can be looked up, under names that `EGRESS_CONNECT_TO` maps. At least one. */
  domains: readonly string[];
  /** A URL that can be called back. */
  webhookUrl: string;
  /** Texts that no answer may hold besides the keys: signing secrets, passwords, where the code lies. */
  hidden: readonly string[];
}
