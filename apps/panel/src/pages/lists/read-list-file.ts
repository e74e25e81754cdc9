import { newList } from '../../texts/lists';

/** The largest file, in bytes. */
const MAX_BYTES = 2_097_152;

export interface ListFile {
  name: string;
  /** In bytes. */
  size: number;
  text: string;
}

/** Reads a file that somebody chose. Returns what is wrong with it, in words, if it cannot be a list. */
export async function readListFile(file: File): Promise<ListFile | string> {
  if (file.size > MAX_BYTES) return newList.fileTooLarge;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? newList.fileNotText : { name: file.name, size: file.size, text };
  } catch {
    return newList.fileNotText;
  }
}
