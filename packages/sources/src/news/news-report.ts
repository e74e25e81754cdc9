/** A headline, and what is known of the text below it. */
export interface NewsReport {
  title: string;
  /** The day it is dated with, `YYYY-MM-DD`, or null. */
  date: string | null;
  /** The first paragraphs as plain text; empty where only the title is known. */
  opening: string;
  /** Where it stands. */
  url: string;
}
