/** A headline and what is known of the text below it. */
export interface NewsReport {
  title: string;
  /** Publication day, `YYYY-MM-DD`, or null. */
  date: string | null;
  /** The first paragraphs as plain text. Empty if only the title is known. */
  opening: string;
  /** The report's URL. */
  url: string;
}
