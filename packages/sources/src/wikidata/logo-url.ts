/** A file name of Commons that is a picture's and needs no more than a letter or number in front to be one. */
const PICTURE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._()&,'’+!-]{0,199}\.(?:svg|png|jpe?g|gif|webp)$/iu;
const WIDTH = 200;

/** Where Wikimedia Commons serves a picture, 200 pixels wide; null where the value is no picture's file name. */
export function logoUrl(fileName: unknown): string | null {
  if (typeof fileName !== 'string' || !PICTURE.test(fileName)) return null;
  const name = encodeURIComponent(fileName.replaceAll(' ', '_'));
  return `https://commons.wikimedia.org/wiki/Special:FilePath/${name}?width=${WIDTH}`;
}
