export { type BrokenInvariant, brokenInvariants, type Invariant, INVARIANTS } from './broken-invariants';
export {
  type BrokenCounts,
  checkInvariants,
  type InvariantCheck,
  lastInvariantCheck,
} from './check-invariants';
