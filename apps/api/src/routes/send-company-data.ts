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

/** Does the same as `companyDataText` for modules that were read as bytes, and keeps them as they are. */
export function companyDataBytes(
  rest: { readonly success: true },
  modules: readonly { module: DataModule; data: Buffer }[],
): Buffer {
  const parts: Buffer[] = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"data":{`)];
  for (const module of ORDER) {
    const data = modules.find((one) => one.module === module)?.data;
    if (data !== undefined) parts.push(Buffer.from(`${parts.length === 1 ? '' : ','}"${module}":`), data);
  }
  parts.push(Buffer.from('}}'));
  return Buffer.concat(parts);
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
