export { createGleifSource, GLEIF } from './gleif-source';
