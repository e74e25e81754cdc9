import { foldedPatternOf, foldText, loadVocabulary, type SpellingsByLanguage } from '@firmlens/text';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { splitSentences } from '../../split-sentences';
import { isServiceName, withoutNumber } from '../service-name';
import { LAST_OF_LIST } from './named-lists';

/** Names that a sentence lists: `We offer roofing, guttering and chimney repairs.` */
export interface SentenceList {
  block: Block;
  names: string[];
  /** How many words stand before the first name. */
  lead: number;
  /** Whether a verb such as `offer` or `include`, or a colon, leads to the names. */
  isLed: boolean;
  /** The share of the parts between commas that may be names. */
  named: number;
}

const { offerVerbs } = loadVocabulary<{ offerVerbs: SpellingsByLanguage }>('service-headings');
/** The last verb that leads to a list, with what may stand between it and the first name. */
const LEAD = new RegExp(`^.*(?<!\\p{L})${foldedPatternOf(offerVerbs)}(?!\\p{L}):?\\s*|^.*:\\s+`, 'u');
const MIN_TEXT = 30;
const MAX_TEXT = 700;
const MIN_NAMES = 3;
const MAX_NAME_WORDS = 5;
const MIN_NAMED = 0.7;
const MAX_LISTS = 60;
const COMMAS = /\s*[,;、，]\s*/;
/** `roofing and guttering` at the end of a list. */
const AND =
  /\s+(?:and|und|et|y|e|og|och|en|sowie|samt|as well as|ja|és|valamint|oraz|i|a|și|și|ve|и|та|και)\s+/u;
const ARTICLE =
  /^(?:the|a|an|die|der|das|le|la|les|des|du|de la|l['’]|los|las|el|il|lo|gli|i|de|het|os|as|o)\s*(?<=['’\s])/iu;

/** Returns the lists inside the sentences of the pages on which a company says what it does. */
export function sentenceListsOf(page: WebPage): SentenceList[] {
  if (page.kind !== 'home' && page.kind !== 'about') return [];
  return layoutOf(page)
    .blocks.filter(
      ({ region, text }) =>
        (region === 'main' || region === 'header') &&
        text.length >= MIN_TEXT &&
        text.length <= MAX_TEXT &&
        /[,;、，]/.test(text),
    )
    .flatMap((block) => splitSentences(block.text).flatMap((sentence) => listIn(sentence, block)))
    .slice(0, MAX_LISTS);
}

function listIn(sentence: string, block: Block): SentenceList[] {
  const [first = '', ...parts] = sentence.replace(/[.。!]+$/u, '').split(COMMAS);
  if (parts.length < MIN_NAMES - 2) return [];
  const last = parts.pop() ?? '';
  const lead = leadOf(first);
  const items = [...(lead === '' ? [] : [first]), ...parts, ...last.replace(LAST_OF_LIST, '').split(AND)].map(
    (item) =>
      withoutNumber(item.slice(leadOf(item).length).replace(LAST_OF_LIST, '').replace(ARTICLE, '')).trim(),
  );
  const names = items.filter((item) => isServiceName(item) && item.split(/\s+/).length <= MAX_NAME_WORDS);
  const named = names.length / items.length;
  if (names.length < MIN_NAMES || named < MIN_NAMED) return [];
  return [{ block, names, lead: (lead || first).split(/\s+/).length, isLed: lead !== '', named }];
}

/** Returns the beginning of a part up to what leads to a list. Folding may change the length: then there is none. */
function leadOf(part: string): string {
  const folded = foldText(part);
  return folded.length === part.length ? (LEAD.exec(folded)?.[0] ?? '') : '';
}
