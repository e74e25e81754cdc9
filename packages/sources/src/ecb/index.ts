export { createEcbSource, ECB } from './ecb-source';
