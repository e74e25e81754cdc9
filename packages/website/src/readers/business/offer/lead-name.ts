import { type AnyNode, isTag, isText } from 'domhandler';
import type { Block } from '../../../layout/blocks';
import { elementText } from '../../element-text';
import { isPersonWithRole } from '../person-with-role';
import { isServiceName, withoutNumber } from '../service-name';

const MAX_NAME = 60;
const MIN_TEXT = 15;
/** What a list may put between a name and its explanation. */
const SEPARATOR = /^\s*(?::|[–—-](?=\s))\s*/;
const ENDING = /[\s:.–—-]+$/;
const STRONG = new Set(['strong', 'b', 'em', 'dt']);
/** `Switchable glass (for partitions)`, `Treatment of dry eyes, tearing and irritation`. */
const ADDITION = /\s*[(（].*$|,\s.*$/;
const MIN_SHORTENED = 10;

/** A name and what a text says of it. */
export interface LeadName {
  name: string;
  text: string;
}

/**
 * Returns the name with which a paragraph or an entry of a list begins, if its explanation follows on the same line:
 * `Vaccination: for dogs and cats`, or a name in bold type.
 */
export function leadNameOf({ element, level, text }: Block): LeadName | null {
  if (level > 0) return null;
  return boldLead(element, text) ?? separatedLead(text);
}

function boldLead(element: { children: readonly AnyNode[] }, text: string): LeadName | null {
  const first = element.children.find((node) => !isText(node) || node.data.trim() !== '');
  if (first === undefined || !isTag(first) || !STRONG.has(first.name)) return null;
  const bold = elementText(first, MAX_NAME + 1);
  return text.startsWith(bold) ? leadName(bold, text.slice(bold.length)) : null;
}

function separatedLead(text: string): LeadName | null {
  const at = text.slice(0, MAX_NAME + 3).search(/:\s|\s[–—-]\s/);
  return at === -1 ? null : leadName(text.slice(0, at), text.slice(at));
}

function leadName(before: string, after: string): LeadName | null {
  const name = withoutNumber(before.replace(ENDING, ''));
  const text = after.replace(SEPARATOR, '').trim();
  return text.length >= MIN_TEXT && isServiceName(name) ? { name, text } : null;
}

/** Returns a name without what is added to it in brackets or after a comma, if it is no name with that. */
export function withoutAddition(name: string): string {
  if (isServiceName(name) || isPersonWithRole(name)) return name;
  const short = name.replace(ADDITION, '');
  return short.length >= MIN_SHORTENED && isServiceName(short) ? short : name;
}
