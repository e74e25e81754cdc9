/** A year from 1900 to 2099. */
export const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
