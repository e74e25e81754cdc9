/** The stored data of a notice of an exempt offering. */
export interface FormDRecord {
  /** 10 digits. */
  cik: string;
  accession: string;
  form: 'D' | 'D/A';
  /** `YYYY-MM-DD`. */
  filedOn: string;
  /** Shared by a notice and its amendments. Empty if the filing has none. */
  fileNumber: string;
  issuer: string;
  entityType: string | null;
  incorporatedIn: number | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  /** EDGAR's code. */
  stateOrCountry: string | null;
  /** US dollars. Null if the form gives no number. */
  sold: number | null;
  offered: number | null;
  firstSaleOn: string | null;
  /** Accession number of the filing that this one amends. */
  amends: string | null;
}
