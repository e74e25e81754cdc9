const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Builds an element that contains text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</${name}>`;
}

/** Builds an element that contains markup. */
export function element(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

/** Builds an element whose text is in a CDATA section. */
export function cdataElement(name: string, text: string): string {
  return `<${name}><![CDATA[${text}]]></${name}>`;
}
