/** Base confidence of a reading by where on the page it was found. Readers adjust it by a few hundredths. */
export const CONFIDENCE = {
  /** The company's entry in structured markup (JSON-LD, microdata). */
  markup: 0.9,
  /** Next to its label in a legal notice: `Registered office: …`, `HRB 1234`. */
  labelled: 0.85,
  /** In a dedicated element: a `tel:` or `mailto:` link, a meta element, a link in the footer. */
  element: 0.8,
  /** In running text, with clear wording. */
  wording: 0.6,
  /** Inferred, for example from the top-level domain or from ambiguous words. */
  inference: 0.35,
} as const;
