export { createDnsSource } from './dns-source';
