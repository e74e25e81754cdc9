import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A company as the search returns it. */
export type RechercheEntreprisesResult = { siren: string; nom_complet: string } & Readonly<
  Record<string, unknown>
>;

const MAX_PAGE_SIZE = 25;

/**
 * Simulates the French state's company search: `/search?q=` over names, SIREN and SIRET, paged by `page` and
 * `per_page`. Responds with 400 and `erreur` to invalid parameters, and 429 over the limit of requests per
 * second (default seven).
 */
export function rechercheEntreprisesSimulator(
  companies: readonly RechercheEntreprisesResult[],
  requestsInSecond = 7,
): Record<string, RequestListener> {
  let latest: number[] = [];
  const body: RequestListener = (request, response) => {
    const now = Date.now();
    latest = [...latest.filter((at) => at > now - 1_000), now];
    if (latest.length > requestsInSecond) {
      return void response
        .writeHead(429, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('Too Many Requests');
    }
    const { pathname, searchParams } = requestUrl(request);
    if (pathname !== '/search') return sendJson(response, 404, { erreur: 'Not Found' });
    const q = (searchParams.get('q') ?? '').toUpperCase();
    const page = Number(searchParams.get('page') ?? 1);
    const perPage = Number(searchParams.get('per_page') ?? 10);
    if (q.length < 3)
      return sendJson(response, 400, { erreur: '3 caractères minimum pour les termes de la requête' });
    if (!(page >= 1) || !(perPage >= 1 && perPage <= MAX_PAGE_SIZE)) {
      return sendJson(response, 400, {
        erreur: `Veuillez indiquer un paramètre \`per_page\` entre 1 et ${MAX_PAGE_SIZE}.`,
      });
    }
    const found = companies.filter(
      ({ siren, nom_complet }) => q.startsWith(siren) || nom_complet.toUpperCase().includes(q),
    );
    sendJson(response, 200, {
      results: found.slice((page - 1) * perPage, page * perPage),
      total_results: found.length,
      page,
      per_page: perPage,
      total_pages: Math.ceil(found.length / perPage),
    });
  };
  return { 'recherche-entreprises.api.gouv.fr': body };
}
