import { PanelError } from './panel-error';

/** The largest id that the database can hold. */
const MAX_ID = 2_147_483_647;

/** Returns the id in a path, whose form was checked. Throws `not_found` if no row can have it. */
export function idOf(text: string): number {
  const id = Number(text);
  if (id > MAX_ID) throw new PanelError('not_found', 'There is nothing with this id.');
  return id;
}
