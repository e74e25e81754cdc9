export { type BrokenInvariant, brokenInvariants, type Invariant, INVARIANTS } from './broken-invariants';
export {
  type BrokenCounts,
  CHECK_TIMEOUT_MS,
  checkInvariants,
  type InvariantCheck,
  lastInvariantCheck,
  restartInvariantChecks,
} from './check-invariants';
