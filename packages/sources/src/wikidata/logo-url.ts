/** The name of a picture's file: words and plain punctuation, no sign that parts an address or escapes in it. */
const PICTURE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&,'’+!-]{0,199}\.(?:svg|png|jpe?g|gif|webp)$/iu;
const WIDTH = 200;

/**
 * Where Wikimedia Commons serves a picture by the name of its file, 200 pixels wide; null where the value is no such
 * name.
 */
export function logoUrl(fileName: unknown): string | null {
  if (typeof fileName !== 'string' || !PICTURE.test(fileName)) return null;
  const name = encodeURIComponent(fileName.replaceAll(' ', '_'));
  return `https://commons.wikimedia.org/wiki/Special:FilePath/${name}?width=${WIDTH}`;
}
