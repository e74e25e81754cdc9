export { type Charge, chargeForResponse, type Payer, requireBalance } from './charge-call';
export { purchaseCredits } from './purchase-credits';
export { type LedgerReport, type LedgerSummary, summariseLedger, verifyLedger } from './verify-ledger';
