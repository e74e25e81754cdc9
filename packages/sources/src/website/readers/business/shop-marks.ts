import type { WebPage } from '../../page/web-page';
import { foldText } from '../../../reading/fold-text';

const CART_PATH =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|cesta|carrello|winkelwagen|winkelmand)(?:[/?#.]|$)/;
const ADD_TO_CART =
  /\badd to (?:cart|basket|bag)\b|\bin den warenkorb\b|\bajouter au panier\b|\banadir al carrito\b|\baggiungi al carrello\b|\bin winkelwagen\b/;

/** The first page with a shopping cart: a link to it, or a button that fills it. */
export function cartPage(pages: readonly WebPage[]): WebPage | undefined {
  return pages.find((page) => {
    const links = page.$('a[href]').toArray().slice(0, 400);
    if (links.some(({ attribs }) => CART_PATH.test((attribs['href'] ?? '').toLowerCase().slice(0, 500))))
      return true;
    return ADD_TO_CART.test(foldText(page.text.slice(0, 50_000)));
  });
}
