const format = new Intl.NumberFormat('en');

/** A count for people, such as "12,000". */
export const count = (value: number): string => format.format(value);
