export { purchaseCredits } from './purchase-credits';
export { type LedgerReport, verifyLedger } from './verify-ledger';
