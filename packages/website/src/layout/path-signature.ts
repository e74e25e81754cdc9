import { type Element, isTag } from 'domhandler';

const MAX_CLASSES = 6;
/** Class names that say where an element is in a list, or how it appears, and not what it is. */
const VARIABLE_CLASS =
  /\d[^_-]*$|--|(?:^|-)(?:reversed?|alt|alternate|featured|highlight(?:ed)?)$|^(?:first|last|left|right|center|middle|active|current|odd|even|show|hidden|open|selected|wow|aos-|animate|[a-z]+In(?:[XY]|Up|Down|Left|Right)$|fade|slide|delay|order-|offset-|is-|has-|in$|collapsed$)/i;

/**
 * Returns a name for the kind of an element: its tag and the class names that elements of the same kind
 * share. Generated class names end in a part with digits and are left out. A cell is known by its column.
 */
export function kindOf(element: Element): string {
  const { name, attribs } = element;
  if (name === 'td' || name === 'th') return `td${String(columnOf(element))}`;
  const classes = (attribs['class'] ?? '')
    .slice(0, 400)
    .split(/\s+/)
    .filter((word) => word !== '' && !VARIABLE_CLASS.test(word))
    .slice(0, MAX_CLASSES);
  return classes.length === 0 ? name : `${name}.${classes.join('.')}`;
}

/** Cells beyond these play one role. */
const MAX_COLUMNS = 30;

function columnOf(cell: Element): number {
  let column = 0;
  for (let before = cell.prev; before && column < MAX_COLUMNS; before = before.prev)
    if (isTag(before)) column += 1;
  return column;
}
