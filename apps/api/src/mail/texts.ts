import { escapeUTF8 } from 'entities';

/** A mail without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

const IGNORE = 'If you did not expect this mail, ignore it: nothing happens unless the link is used.';

/** One paragraph for each text, and the link between them, as text and as HTML. */
function content(subject: string, before: string, link: string, after: readonly string[]): MailContent {
  const paragraph = (text: string) => `<p>${escapeUTF8(text)}</p>`;
  const address = escapeUTF8(link);
  return {
    subject,
    text: `${[before, link, ...after].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      paragraph(before),
      `<p><a href="${address}">${address}</a></p>`,
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}

/** The mail with an invitation's link. */
export const invitationMail = (link: string, account: string, inviter: string): MailContent =>
  content(
    'You are invited to a Firmlens account',
    `${inviter} invites you to the account of ${account}. Open this link to join:`,
    link,
    ['It works once, for 72 hours.', IGNORE],
  );

/** The mail with a link that sets a new password. */
export const passwordMail = (link: string): MailContent =>
  content('Choose a new password for Firmlens', 'Open this link to choose a new password:', link, [
    'It works once, for one hour, and ends all your sessions.',
    IGNORE,
  ]);
