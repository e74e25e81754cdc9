export { type BrokenInvariant, brokenInvariants, type Invariant, INVARIANTS } from './broken-invariants';
export {
  type BrokenCounts,
  CHECK_TIMEOUT_MS,
  checkInvariants,
  findViolations,
  type InvariantCheck,
  lastInvariantCheck,
  lastViolations,
  restartInvariantChecks,
} from './check-invariants';
