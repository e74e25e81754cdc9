export { type BrokenInvariant, brokenInvariants, type Invariant, INVARIANTS } from './broken-invariants';
