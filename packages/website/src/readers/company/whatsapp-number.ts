import { dialledNumber } from './dialled-number';

/** What a page begins a chat with. */
export const WHATSAPP_LINKS =
  'a[href*="wa.me/" i], a[href*="whatsapp.com/send" i], a[href^="whatsapp://send" i]';
/** The number is in international form, with or without its sign. */
const NUMBER = /(?:wa\.me\/|[?&]phone=)(?:\+|%2B|00)?(\d[\d ()-]{6,20}\d)(?!\d)/i;

/** Returns the number of a link that begins a chat, in E.164 form. Null if it is one that shares the page. */
export function whatsappNumber(href: string): string | null {
  const digits = NUMBER.exec(href.slice(0, 200).replaceAll('%20', ' '))?.[1];
  return digits === undefined ? null : dialledNumber(`+${digits}`, null);
}
