/** Whether a text is an existing calendar day, `YYYY-MM-DD`, from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // Some days past the end of a month are parsed as days of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
