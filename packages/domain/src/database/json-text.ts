/** An escape in JSON text: NUL, a lone surrogate (`JSON.stringify` escapes no pairs), or any other. */
const ESCAPE = /\\(u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/** Returns JSON that PostgreSQL accepts: without NULs and lone surrogates, which it rejects. */
export function jsonText(value: object): string {
  return JSON.stringify(value).replace(ESCAPE, (escape, what: string) => {
    if (what === 'u0000') return '';
    return what.startsWith('ud') ? '\uFFFD' : escape;
  });
}
