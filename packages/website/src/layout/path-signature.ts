import type { Element } from 'domhandler';

const MAX_CLASSES = 6;
/** Class names that say where an element is in a list, or how it appears, and not what it is. */
const VARIABLE_CLASS =
  /\d|^(?:first|last|left|right|center|middle|active|current|odd|even|show|hidden|open|selected|wow|aos-|animate|fade|slide|delay|order-|offset-|is-|has-)/i;

/**
 * Returns a name for the kind of an element: its tag and the class names that elements of the same kind
 * share. Generated class names contain digits and are left out.
 */
export function kindOf({ name, attribs }: Element): string {
  const classes = (attribs['class'] ?? '')
    .slice(0, 400)
    .split(/\s+/)
    .filter((word) => word !== '' && !VARIABLE_CLASS.test(word))
    .slice(0, MAX_CLASSES);
  return classes.length === 0 ? name : `${name}.${classes.join('.')}`;
}
