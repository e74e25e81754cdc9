/** How much of a response's body is recorded. */
const RECORDED_BYTES = 2_048;

/**
 * What a terminal or a page would not show as it is: control, format and bidirectional characters, lone surrogates,
 * private and unassigned ones. Tabs and line breaks stay.
 */
const UNPRINTABLE = /(?![\t\r\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * Returns the beginning of a body as text, and whether there is more. It is read as UTF-8. Whatever is not that, or cannot
 * be printed, is replaced: the body is a stranger's.
 */
export function printableStart(body: Buffer): { text: string; isCut: boolean } {
  const isCut = body.length > RECORDED_BYTES;
  // `stream` leaves out a character that the cut splits.
  const decoded = new TextDecoder().decode(body.subarray(0, RECORDED_BYTES), { stream: isCut });
  return { text: decoded.replaceAll(UNPRINTABLE, '\u{FFFD}'), isCut };
}
