import type { Egress } from '@firmlens/egress';
import { inSpan } from '@firmlens/tracing';

/**
 * Gives each request a span. It names neither host nor path: links on a stranger's page lead to both, so they may hold
 * anything. The span around it says which source asks.
 */
export function traceRequests(egress: Egress): Egress {
  return {
    ...egress,
    request(url, options = {}) {
      const { method = 'GET' } = options;
      return inSpan(
        `HTTP ${method}`,
        { 'http.request.method': method },
        async (span) => {
          const response = await egress.request(url, options);
          span.set({
            'http.response.status_code': response.status,
            'firmlens.response_bytes': response.body.length,
          });
          return response;
        },
        'client',
      );
    },
  };
}
