export { createDnsSource, DNS } from './dns-source';
