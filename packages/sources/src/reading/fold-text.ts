/** Lower case without accents (`ß` becomes `ss`), so that words can be compared across spellings. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Letters and digits alone, folded: `Acme Robotics, Inc.` and `acme-robotics-inc` are one. */
export function foldName(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}
