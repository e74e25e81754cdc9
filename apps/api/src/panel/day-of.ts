import { invalidFields } from './validate-input';

/** Returns the beginning of a day in UTC, whose form was checked; null for none. Refuses days that do not exist. */
export function dayOf(field: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) {
    throw invalidFields({ [field]: 'There is no such day.' });
  }
  return day;
}
