/** A product or service as named on a page. */
export interface Service {
  name: string;
  description: string | null;
  origin: string;
  url: URL;
  confidence: number;
}
