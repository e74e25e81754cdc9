export { parseConnectTo } from './connect-to';
export { createEgress } from './create-egress';
export { EgressError } from './egress-error';
export { isPublicAddress } from './public-address';
export { parseUrl } from './parse-url';
export { trustedCertificates } from './trusted-certificates';
export * from './types';
export {
  type CachedResponse,
  type CachedResponses,
  conditionalHeaders,
  toCachedResponse,
} from './cached-responses';
