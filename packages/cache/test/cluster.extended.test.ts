// The tests of the cache, the limits and the gate for hosts, on a Redis cluster. The first import starts it.
import './support/on-cluster';
import './cache.test';
import './company-copies.test';
import './circuit-breaker.test';
