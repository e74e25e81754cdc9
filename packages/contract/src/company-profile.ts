/** The data by which companies are compared. */
export interface CompanyProfile {
  /** Registrable domain, in A-labels. */
  domain: string;
  name: string | null;
  description: string | null;
  industries: readonly string[];
  /** The company's taxonomy. */
  topics: readonly string[];
  /** Names of products and services. */
  services: readonly string[];
  /** Country of the headquarters, ISO 3166-1 alpha-2. */
  countryCode: string | null;
  city: string | null;
  /** A headcount band such as `11-50`. */
  employeeRange: string | null;
}
