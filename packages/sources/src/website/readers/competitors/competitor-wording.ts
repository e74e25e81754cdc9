import type { CompanyNameMatcher } from '../../../news/company-name-matcher';
import { competitorNames } from './competitor-name';

/** Separates two compared names on any page. */
const VERSUS =
  /\s+(?:vs\.?|v\.s\.|versus|gegen|compare[sd]? (?:to|with|against)|im vergleich (?:zu|mit)|face à|comparée? (?:à|avec)|frente a|en comparación con|contro|a confronto con|rispetto a|tegen|vergeleken met)\s+/iu;
/** Separates two compared names on comparison pages only. */
const OR = /\s+(?:or|oder|ou|oppure|of|and|und|et|y|e|en|to|with|mit|avec|con|met|over)\s+/iu;
/** The competitor in a comparison that names only one side: `vs. Globex`. */
const ONLY_SIDE = /^(?:vs\.?|versus)\s+(.{2,60})$/iu;
/** Text after a name in a title. */
const TAIL =
  /\s+(?:\(?(?:19|20)\d\d\)?|comparison|compared|comparatif|comparaison|im vergleich|vergleich|comparativa|comparado|confronto|vergelijking|in|for|für|pour|para|per|voor|to|zu|vers|naar|à|a|ad|pricing|reviews?|features|which|what|who|why|how|is|are|guide|explained|without|ohne|sans|sin|senza|zonder|with|mit|avec|con|met|that|today|now|wechseln|umsteigen)(?:\s.*)?$/iu;
/** `The best Globex alternative`. */
const BEFORE =
  /^(.{2,60}?)[ -](?:alternatives?|alternativen?|alternatief|competitors?|konkurrenten)(?![\p{L}\p{N}])(?! (?:to|zu|von|à|au|a|al|ad|de|di|del|voor|of) )/iu;
/** `Alternative zu Globex`, `Switch from Globex`, `Von Globex zu Acme`. */
const BEHIND_IT = [
  /(?:^|\s)(?:alternatives?|alternativen?|alternativas?|alternatief|alternatieven|competitors?) (?:to|zu|von|à|au|a|al|ad|de|di|del|voor|of) (.{2,120})$/iu,
  /(?:^|\s)(?:switch(?:ing)?|migrat(?:e|ing|ion)|mov(?:e|ing)|wechseln?|umstieg|umzug|migrer|passe[rz]|cambiar?|passa(?:re)?|migrar|overstappen|overstap) (?:.{1,25} )?(?:from|von|de|da|dal|van) (.{2,60})$/iu,
  /^von (.{2,40}) zu .{2,40}$/iu,
];

/**
 * Returns the competitors that a title names. `isCompare` is true for the title of a comparison page or of a
 * link to one. Other titles only count if the company's own name is on the other side, because `SQL vs NoSQL`
 * compares no companies.
 */
export function competitorsIn(title: string, isOwnName: CompanyNameMatcher, isCompare: boolean): string[] {
  const parts = title
    .slice(0, 300)
    .split(/\s*[|:·•]\s*|\s+[–—-]\s+/)
    .filter((part) => part !== '');
  for (const part of parts) {
    const sides = part.split(VERSUS);
    if (sides.length > 1) return otherSides(sides, isOwnName);
  }
  if (!isCompare) return [];
  for (const part of parts) {
    const found =
      ONLY_SIDE.exec(part)?.[1] ??
      BEFORE.exec(part)?.[1] ??
      BEHIND_IT.map((pattern) => pattern.exec(part)?.[1]?.replace(TAIL, '')).find(
        (name) => name !== undefined,
      );
    const names = found === undefined ? [] : competitorNames(found, isOwnName);
    if (names.length > 0) return names;
  }
  for (const part of parts) {
    const sides = part.split(OR);
    const names = sides.length === 2 ? otherSides(sides, isOwnName) : [];
    if (names.length > 0) return names;
  }
  return [];
}

/** Returns the sides compared with the company, or none if no side is the company. */
function otherSides(sides: readonly string[], isOwnName: CompanyNameMatcher): string[] {
  if (!sides.some((side) => isOwnName(side))) return [];
  return sides
    .filter((side) => !isOwnName(side))
    .flatMap((side) => competitorNames(side.replace(TAIL, ''), isOwnName));
}
