export { type Charge, chargeForResponse, type Payer, requireBalance } from './charge-call';
export { type CreditPurpose, type CreditUse, creditUse, type UseRange } from './credit-use';
export {
  batchEntries,
  type ChainHead,
  type ChainLink,
  chainPage,
  type EntryKind,
  type ExportedEntry,
  ledgerEntries,
  type LedgerEntry,
  ledgerPage,
} from './ledger-entries';
export { purchaseCredits } from './purchase-credits';
export { type LedgerReport, type LedgerSummary, summariseLedger, verifyLedger } from './verify-ledger';
