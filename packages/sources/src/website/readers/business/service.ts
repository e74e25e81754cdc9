/** A product or service as a page names it. */
export interface Service {
  name: string;
  description: string | null;
  origin: string;
  url: URL;
  confidence: number;
}
