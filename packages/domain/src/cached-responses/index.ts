export {
  createCachedResponses,
  deleteOldCachedResponses,
  CACHED_RESPONSE_DAYS,
  type CachedResponses,
} from './cached-responses';
