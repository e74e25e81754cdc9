/** Gives a message from outside the command the form of its own: a capital letter and a full stop. */
export function toSentence(message: string): string {
  const text = message.trim();
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/([.!?…]|\?\))$/.test(text) ? '' : '.'}`;
}
