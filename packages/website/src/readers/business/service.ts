/** A product or service as named on a page. */
export interface Service {
  name: string;
  description: string | null;
  origin: string;
  url: URL;
  confidence: number;
  /** The part of the site that is about it alone, if one is known. */
  target?: string | null;
}
