export { loadFingerprints } from './fingerprints';
export { detect } from './detect';
export { technologyNames } from './technology-names';
export { standingTechnologies } from './standing-technologies';
export type { Shown } from './site-signals';
