import { type Element, isTag } from 'domhandler';
import {
  EAST_ASIAN_LETTERS,
  foldedPatternOf,
  loadVocabulary,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import type { Service } from '../service';
import { isServiceName, withoutNumber } from '../service-name';

const { profileRows } = loadVocabulary<{ profileRows: SpellingsByLanguage }>('service-headings');
const LABEL = new RegExp(`^${foldedPatternOf(profileRows)}[:：]?$`);
const PAGES = new Set(['home', 'about', 'contact', 'legal', 'other']);
const MAX_LABEL = 40;
const MAX_NAMES = 20;
/** Text in scripts without spaces is short. */
const MAX_SPACELESS = 24;
const SPACELESS = new RegExp(`[${EAST_ASIAN_LETTERS}]`, 'u');
const CONFIDENCE = 0.85;
/** What closes such a row: `その他`, `前各号に附帯する一切の業務`. */
const REST = /その他|附帯|付帯|に関する一切|其他|기타|등$|^「|^『/u;
/** `ロボットの保守（許可第1001号）` */
const ADDITION = /\s*[(（][^()（）]*[)）]$/u;

/** Returns what the row of a company's profile lists, one name to a line, beside a label such as `事業内容`. */
export function servicesInProfileRows(page: WebPage): Service[] {
  if (!PAGES.has(page.kind)) return [];
  const { blocks, rangeOf } = layoutOf(page);
  return blocks.filter(isLabel).flatMap(({ element }) => {
    const value = nextElement(element);
    const lines = value ? blocks.slice(...rangeOf(value)) : [];
    const names = lines
      .map(({ text }) => withoutNumber(text).replace(ADDITION, ''))
      .filter((name) => !REST.test(name));
    return names.length > 1 && names.length <= MAX_NAMES && names.every(isName)
      ? names.map((name) => ({
          name,
          description: null,
          origin: 'text',
          url: page.url,
          confidence: CONFIDENCE,
        }))
      : [];
  });
}

function isLabel({ text }: Block): boolean {
  return text.length <= MAX_LABEL && LABEL.test(text.normalize('NFKC').toLowerCase());
}

function isName(name: string): boolean {
  return isServiceName(name) && (!SPACELESS.test(name) || name.length <= MAX_SPACELESS);
}

function nextElement({ next }: Element): Element | null {
  let node = next;
  while (node && !isTag(node)) node = node.next;
  return node;
}
