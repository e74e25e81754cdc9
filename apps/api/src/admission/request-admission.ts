import type { AdmissionRequest } from '@firmlens/cache';
import type { Request, RequestHandler, Response } from 'express';
import { admit, type Admission, type AdmitDeps, minuteEnd } from './admit';
import { markCustomerConnection } from '../edge/customers';
import { readApiKey } from './read-api-key';

export interface AdmissionDeps extends AdmitDeps {
  apiKeyInQuery: boolean;
}

/** Returns the admission of a request that passed `requireAdmission`. */
export function admissionOf(response: Response): Admission {
  return response.locals['admission'] as Admission;
}

/** Admits a request or throws. Sets the rate limit headers and records the account for the request log. */
export async function admitRequest(
  deps: AdmissionDeps,
  request: Request,
  response: Response,
  company: AdmissionRequest['company'],
): Promise<Admission> {
  const keyHash = readApiKey(request, deps.apiKeyInQuery);
  const admission = await admit(
    deps,
    { keyHash, company, clientAddress: () => request.ip ?? '' },
    ({ record, nowMs, minute }) => {
      response.setHeader('X-RateLimit-Limit', String(record.ratePerMinute));
      response.setHeader('X-RateLimit-Remaining', String(Math.max(0, record.ratePerMinute - minute)));
      response.setHeader('X-RateLimit-Reset', String(minuteEnd(nowMs)));
      response.locals['caller'] = {
        accountId: record.accountId,
        keySeries: record.series,
        keyId: record.keyId,
      };
    },
  );
  markCustomerConnection(request.socket);
  return admission;
}

/** Returns middleware for routes that need a key but concern no company. */
export function requireAdmission(deps: AdmissionDeps): RequestHandler {
  return async (request, response, next) => {
    response.locals['admission'] = await admitRequest(deps, request, response, null);
    next();
  };
}
