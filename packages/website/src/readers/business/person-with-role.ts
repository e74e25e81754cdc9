import { isJobTitle, nameLikelihood, parsePersonName } from '@firmlens/text';

const MAX_TEXT = 200;
/** Roles too short to be told from other abbreviations on their own. */
const SHORT_ROLE = /^(?:MD|VP|GM)$/;

/** Whether a text names somebody by name and role, as below a quotation: `Maya Lindqvist, CEO, Acme Ltd`. */
export function isPersonWithRole(text: string): boolean {
  if (!text.includes(',') || text.length > MAX_TEXT) return false;
  const [name = '', ...others] = text.split(/,\s*/);
  return (
    others.some((part) => isJobTitle(part) || SHORT_ROLE.test(part)) &&
    parsePersonName(name) !== null &&
    nameLikelihood(name) !== 'unlikely'
  );
}
