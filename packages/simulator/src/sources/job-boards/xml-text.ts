const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** An element with a text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</${name}>`;
}

/** An element with markup in it. */
export function element(name: string, inside: readonly string[]): string {
  return `<${name}>${inside.join('')}</${name}>`;
}

/** An element whose text stands as character data. */
export function dataElement(name: string, text: string): string {
  return `<${name}><![CDATA[${text}]]></${name}>`;
}
