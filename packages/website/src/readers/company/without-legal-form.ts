import { legalFormOf, stripLegalForm } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';

const LEAST_NAME = 2;
/** What registers add before a form: `Acme Mak. San. ve Tic. Ltd. Şti.`, `Acme Ind. e Com. Ltda`. */
const INDUSTRY_AND_TRADE = /(?<=\S)(?: \p{Lu}\p{L}{1,4}\.)+ (?:ve|e|y|&) \p{Lu}\p{L}{1,4}\.?$/u;

/**
 * `Holm GmbH` are Holm if the pages call them that as well, and `Holm Ind. e Com. Ltda` always. A form that is an
 * everyday word may belong to the name.
 */
export function withoutLegalForm(name: string, pages: readonly WebPage[]): string {
  const form = legalFormOf(name);
  const bare = stripLegalForm(name).replace(INDUSTRY_AND_TRADE, '');
  // `Holm (Leeds) Ltd`: what is before the form is no name of its own.
  if (form === null || form.ambiguous || bare.length < LEAST_NAME || /[^\p{L}\p{N}]$/u.test(bare))
    return name;
  const isCalledThat = ({ $, text }: WebPage): boolean => {
    const shown = `${$('title').first().text()}\n${text}`;
    return shown.split(bare).length > shown.split(name).length;
  };
  const isRegisters = bare !== stripLegalForm(name);
  return isRegisters || pages.some(isCalledThat) ? bare : name;
}
