import { XMLParser } from 'fast-xml-parser';
import { SourceFault } from '../http';

export const XML_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/;

/**
 * The elements of a document as objects by name, text as text; the elements named in `lists` always as lists. Entities
 * stay as they are written. Rejects a document that is not well formed.
 */
export function parseXml(text: string, host: string, lists: ReadonlySet<string>): unknown {
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    processEntities: false,
    isArray: (name) => lists.has(name),
  });
  try {
    return parser.parse(text, true);
  } catch (error) {
    throw new SourceFault(`${host} answered with broken XML`, { cause: error });
  }
}
