/** How sure a reading of the website is, by what stood on the page. Finer steps add or take a few hundredths. */
export const CONFIDENCE = {
  /** The company's own entry in a vocabulary made for such facts (JSON-LD, microdata). */
  markup: 0.9,
  /** Beside its label in a legal notice: `Registered office: …`, `HRB 1234`. */
  labelled: 0.85,
  /** In an element made for it: a `tel:` or `mailto:` link, a meta element, a link in the footer. */
  element: 0.8,
  /** In running text, in words that leave little doubt. */
  wording: 0.6,
  /** Inferred: from the top-level domain, say, or from words that often mean something else. */
  inference: 0.35,
} as const;
