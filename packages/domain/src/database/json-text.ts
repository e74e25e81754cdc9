/** An escape in JSON text: of NUL, of half a surrogate pair (`JSON.stringify` escapes no whole one), or any other. */
const ESCAPE = /\\(u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/** JSON that PostgreSQL takes: it knows no NUL character and no lone surrogate, so that names and texts lose theirs. */
export function jsonText(value: object): string {
  return JSON.stringify(value).replace(ESCAPE, (escape, what: string) => {
    if (what === 'u0000') return '';
    return what.startsWith('ud') ? '\uFFFD' : escape;
  });
}
