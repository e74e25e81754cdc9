import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** An offer as the careers site API returns it. */
export interface RecruiteeOffer {
  id: number;
  slug: string;
  title: string;
  /** Defaults to the account's name. */
  company_name?: string;
  location: string;
  city: string | null;
  country: string | null;
  country_code: string | null;
  remote: boolean;
  published_at: string;
  careers_url: string;
  status: string;
  description: string;
}

/**
 * Simulates Recruitee's careers site API on each account's host. Returns all offers in one response. Null:
 * the host belongs to no account.
 */
export function recruiteeSimulator(
  accounts: Readonly<Record<string, readonly RecruiteeOffer[] | null>>,
): Record<string, RequestListener> {
  return Object.fromEntries(
    Object.entries(accounts).map(([account, offers]): [string, RequestListener] => [
      `${account}.recruitee.com`,
      (request, response) => {
        if (offers === null || requestUrl(request).pathname !== '/api/offers/') {
          return sendJson(response, 404, { error: ['Not found'] });
        }
        sendJson(response, 200, { offers: offers.map((offer) => ({ company_name: account, ...offer })) });
      },
    ]),
  );
}
