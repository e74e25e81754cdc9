export { loadFingerprints } from './fingerprints';
export { detectTechnologies } from './detect-technologies';
export { technologyNames } from './technology-names';
export { currentTechnologies } from './current-technologies';
export type { SignalValue } from './site-signals';
