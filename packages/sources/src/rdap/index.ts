export { createRdapSource, RDAP } from './rdap-source';
