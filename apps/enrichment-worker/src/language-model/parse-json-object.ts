/**
 * Parses the JSON object in an answer, which some models put between fences. Returns null if there is none.
 */
export function parseJsonObjectIn(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)) as unknown;
  } catch {
    return null;
  }
}
