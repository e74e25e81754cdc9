/** What is known of what a company does, as far as other companies are compared with it. */
export interface CompanyProfile {
  /** Registrable, in A-labels. */
  domain: string;
  name: string | null;
  description: string | null;
  industries: readonly string[];
  /** Of its taxonomy. */
  topics: readonly string[];
  /** Names of products and services. */
  services: readonly string[];
  /** ISO 3166-1 alpha-2, of the headquarters. */
  countryCode: string | null;
  city: string | null;
  /** A band of headcount: `11-50`. */
  employeeRange: string | null;
}
