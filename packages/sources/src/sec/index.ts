export { createSecSource, SEC, type SecSettings } from './sec-source';
