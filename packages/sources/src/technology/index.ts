export { loadFingerprints } from './fingerprints';
export { detect } from './detect';
export { technologyNames } from './technology-names';
export { currentTechnologies } from './current-technologies';
export type { ShownSignal } from './site-signals';
