/**
 * File name of a picture: words and plain punctuation, without characters that delimit or escape parts of a
 * URL.
 */
const PICTURE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&,'’+!-]{0,199}\.(?:svg|png|jpe?g|gif|webp)$/iu;
const WIDTH = 200;

/**
 * Returns the Wikimedia Commons URL of a picture, 200 pixels wide, or null if the value is no valid file
 * name.
 */
export function logoUrl(fileName: unknown): string | null {
  if (typeof fileName !== 'string' || !PICTURE.test(fileName)) return null;
  const name = encodeURIComponent(fileName.replaceAll(' ', '_'));
  return `https://commons.wikimedia.org/wiki/Special:FilePath/${name}?width=${WIDTH}`;
}
