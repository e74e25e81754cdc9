export { BRREG, type BrregSettings, createBrregSource } from './brreg-source';
