import type { Coverage } from '@firmlens/contract';
import type { CompleteResponse } from './run-tool';

/** For a model whose client shows it nothing but the text. */
const WHERE_THE_REST_IS =
  'All fields are in structuredContent, and in the text if the endpoint is called with ?text=full.';

/**
 * Returns what every result says, in a few lines, for clients that read the tool's own fields in the structured
 * content. Never contains third-party text.
 */
export function summarizeResult({ message, coverage, notes, billing }: CompleteResponse): string {
  const { credits_charged: charged, credits_remaining: remaining } = billing;
  return [
    message,
    ...describeCoverage(coverage),
    ...notes.map((note) => `Note: ${note}`),
    `Credits: ${charged} charged, ${remaining} left. ${WHERE_THE_REST_IS}`,
  ].join('\n');
}

function describeCoverage(coverage: Coverage): string[] {
  const { status, last_scanned_at: scannedAt, signal_absence_is_meaningful: isMeaningful } = coverage;
  if (status === 'not_applicable') return [];
  const scan = scannedAt === null ? '' : `, last scan ${scannedAt}`;
  const absence = isMeaningful ? 'that none were found' : 'nothing';
  return [`Coverage: ${status}${scan}. An empty list of signals means ${absence}.`];
}
