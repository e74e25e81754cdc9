import type { TSchema } from '@sinclair/typebox';
import { ERROR_GUIDE } from '../../error-guide';
import { ERROR_STATUS, type ErrorCode } from '../../errors';
import { ACCOUNT_EXAMPLES } from './account';
import { AGENT_EXAMPLES } from './agents';
import { COMPANY_EXAMPLES } from './companies';
import { BATCH_EXAMPLES } from './batches';
import type { Examples } from './example';
import { LIST_EXAMPLES } from './lists';
import { SEARCH_EXAMPLES } from './searches';
import { WATCH_EXAMPLES } from './watches';
import { WEBHOOK_EXAMPLES } from './webhooks';

/** Examples by the `$id` of their schema. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  ...ACCOUNT_EXAMPLES,
  ...AGENT_EXAMPLES,
  ...BATCH_EXAMPLES,
  ...COMPANY_EXAMPLES,
  ...LIST_EXAMPLES,
  ...SEARCH_EXAMPLES,
  ...WATCH_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
};

/** Returns the examples of bodies that have one of these schemas: those listed here, and the schema's own. */
export const examplesOf = (schemas: readonly TSchema[]): Examples =>
  Object.fromEntries(
    schemas.flatMap(({ $id = '', examples = [] }) => [
      ...Object.entries(EXAMPLES[$id] ?? {}),
      ...(examples as unknown[]).map((value) => [$id, { summary: $id, value }] as const),
    ]),
  );

/** How errors are written: as REST or as JSON-RPC. */
export type ExampleFormat = 'rest' | 'agent';

const nameOf = (code: ErrorCode, format: ExampleFormat) => (format === 'rest' ? code : `agent_${code}`);

/** Returns references to the examples of these codes. */
export const errorExamples = (codes: readonly ErrorCode[], format: ExampleFormat) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${nameOf(code, format)}` }]));

const RPC_CODES: Partial<Record<ErrorCode, number>> = { invalid_json: -32_700, internal_error: -32_603 };

function valueOf(code: ErrorCode, format: ExampleFormat): object {
  const { message, fields } = ERROR_GUIDE[code];
  if (format === 'rest') return { success: false, error: code, message, ...fields, credits_used: 0 };
  const data = { error: code, ...fields };
  return { jsonrpc: '2.0', id: 1, error: { code: RPC_CODES[code] ?? -32_000, message, data } };
}

/** Builds the document's `components.examples` for the error codes to which it refers. */
export function componentExamples(document: object): Examples {
  const text = JSON.stringify(document);
  const all = (Object.keys(ERROR_STATUS) as ErrorCode[]).flatMap((code) =>
    (['rest', 'agent'] as const).map((format) => [code, format] as const),
  );
  return Object.fromEntries(
    all
      .filter(([code, format]) => text.includes(`"#/components/examples/${nameOf(code, format)}"`))
      .map(([code, format]) => [nameOf(code, format), { summary: code, value: valueOf(code, format) }]),
  );
}
