import { type DataModule, MODULES } from '@firmlens/contract';
import type { Response } from 'express';

/** Company data as its stored JSON text, inserted into responses without parsing. */
export type CompanyDataJson = string & { readonly companyData: unique symbol };

const ORDER: readonly DataModule[] = ['company', ...MODULES];

/** Builds the company data object from the modules' JSON texts, in the published order. */
export function companyDataJson(bodies: ReadonlyMap<string, string>): CompanyDataJson {
  const parts = ORDER.flatMap((module) => {
    const body = bodies.get(module);
    return body === undefined ? [] : [`"${module}":${body}`];
  });
  return `{${parts.join(',')}}` as CompanyDataJson;
}

/** Returns the JSON text of a response whose field `field` is company data. The rest is serialised as usual. */
export function companyDataText<F extends string>(
  body: Readonly<Record<F, CompanyDataJson>> & { readonly success: true },
  field: F,
): string {
  const { [field]: data, ...rest } = body;
  return `${JSON.stringify(rest).slice(0, -1)},"${field}":${data}}`;
}

/** Sends a response whose field `field` is company data. */
export function sendCompanyData<F extends string>(
  response: Response,
  body: Readonly<Record<F, CompanyDataJson>> & { readonly success: true },
  field: F,
): void {
  response.type('application/json; charset=utf-8').send(Buffer.from(companyDataText(body, field)));
}
