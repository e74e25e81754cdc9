import type {
  IAuthenticateGeneric,
  IDataObject,
  IHttpRequestOptions,
  IN8nHttpFullResponse,
} from 'n8n-workflow';
import type { N8nHost } from './node-runner';

/** Returns what a body means: n8n parses whatever is JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends a request with the headers of the credential, as n8n does. Rejects with the refusals that are not ignored. */
export async function request(
  {
    baseURL = '',
    url: path,
    method = 'GET',
    qs = {},
    headers = {},
    body,
    ignoreHttpStatusErrors,
  }: IHttpRequestOptions,
  { credential, credentials }: Pick<N8nHost, 'credential' | 'credentials'>,
): Promise<IN8nHttpFullResponse> {
  const url = new URL(`${baseURL}${path}`);
  for (const [name, value] of Object.entries(qs))
    if (value !== undefined && value !== null) url.searchParams.set(name, `${value as string}`);
  const { properties } = credential.authenticate as IAuthenticateGeneric;
  const key = Object.entries(properties.headers ?? {}).map(([name, value]) => [
    name,
    `${value as string}`.replace(
      /^=\{\{\$credentials\.(\w+)\}\}$/,
      (_, field: string) => `${credentials[field] as string}`,
    ),
  ]);
  const response = await fetch(url, {
    method,
    headers: {
      ...(headers as Record<string, string>),
      ...(Object.fromEntries(key) as Record<string, string>),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const answer = {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers) as IDataObject,
    body: parsed(await response.text()) as IDataObject,
  };
  if (!response.ok && ignoreHttpStatusErrors !== true)
    throw new Error(`${url.pathname} answered ${response.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
