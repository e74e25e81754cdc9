/** A number with what it counts. */
export const plural = (number: string, one: string, many: string) =>
  `${number} ${number === '1' ? one : many}`;
