/** A value as Wikibase's REST API returns it. The type of `content` depends on the property. */
export interface WikibaseValue {
  type: 'value' | 'somevalue' | 'novalue';
  content?: unknown;
}

export interface WikibaseStatement {
  rank: 'preferred' | 'normal' | 'deprecated';
  value: WikibaseValue;
  qualifiers?: { property: { id: string }; value: WikibaseValue }[];
}

export interface WikidataItem {
  id: string;
  /** By language. */
  labels: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, string>>;
  statements?: Readonly<Record<string, readonly WikibaseStatement[]>>;
}
