export { normalizeDomain, type NormalDomain } from './normalize-domain';
