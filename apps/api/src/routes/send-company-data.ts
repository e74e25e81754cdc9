import { type DataModule, MODULES } from '@firmlens/contract';
import type { Response } from 'express';

/** Company data as the JSON text that it is stored as, put into answers without being parsed. */
export type CompanyDataJson = string & { readonly companyData: unique symbol };

const ORDER: readonly DataModule[] = ['company', ...MODULES];

/** The company data object of these modules' JSON texts, in the published order. */
export function companyDataJson(bodies: ReadonlyMap<string, string>): CompanyDataJson {
  const parts = ORDER.flatMap((module) => {
    const body = bodies.get(module);
    return body === undefined ? [] : [`"${module}":${body}`];
  });
  return `{${parts.join(',')}}` as CompanyDataJson;
}

/** Sends an answer whose field `field` is company data, all else being written as usual. */
export function sendCompanyData<F extends string>(
  response: Response,
  answer: Readonly<Record<F, CompanyDataJson>> & { readonly success: true },
  field: F,
): void {
  const { [field]: data, ...rest } = answer;
  const text = JSON.stringify(rest);
  response
    .type('application/json; charset=utf-8')
    .send(Buffer.from(`${text.slice(0, -1)},"${field}":${data}}`));
}
