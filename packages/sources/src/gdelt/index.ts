export { createGdeltSource, GDELT } from './gdelt-source';
