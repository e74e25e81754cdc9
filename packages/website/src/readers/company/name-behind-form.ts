import { allMatches, type LegalForm, legalFormsIn } from '@firmlens/text';

/** Legal forms that precede the name in their country. */
const FORMS_BEFORE = new Set(
  'UAB|OÜ|SARL|EURL|S.A.S.|SASU|ООО|ПАО|ОАО|ЗАО|АО|ИП|ТОО|ТОВ|ПрАТ|ПП|ЧУП|ОДО|Công ty TNHH|Công ty Cổ phần'.split(
    '|',
  ),
);
/**
 * Indonesian forms, which are something else behind a name (`Ann Lee, PT` is a therapist) and before a single word
 * (`CV Templates`).
 */
const INDONESIAN = /(?<![\p{L}\d])(?:PT|CV)\.?(?= \p{Lu}\S* \p{Lu})/gu;
/** A name in quotation marks, or nothing but capitalised words. */
const NAME =
  /^ ?(?:[«„“"](?<quoted>[^«»„“”"]{2,60})[»“”"]|(?<name>\p{Lu}[\p{L}\p{M}&'’-]*(?: (?:[&-]|\p{Lu}[\p{L}\p{M}&'’-]*)){0,11})\.?)$/u;
const MAX_LINE = 120;

/** Returns the full name if a line is nothing but a legal form and the name behind it: `UAB Acme`. */
export function nameBehindForm(line: string): { name: string; legalForm: LegalForm } | null {
  const text = line.trim();
  if (text.length > MAX_LINE) return null;
  const [first, another] = legalFormsIn(text);
  const [indonesian] = indonesianFormsIn(text);
  const isForm = first?.start === 0 && another === undefined && FORMS_BEFORE.has(first.legalForm.form);
  const found = indonesian?.start === 0 ? indonesian : isForm ? first : null;
  if (found === null) return null;
  const { legalForm, end } = found;
  const groups = NAME.exec(text.slice(end))?.groups;
  const name = groups?.['quoted'] ?? groups?.['name'];
  return name === undefined ? null : { name: `${text.slice(0, end).trim()} ${name}`, legalForm };
}

/** Returns the Indonesian forms in a text with their positions. */
export function indonesianFormsIn(text: string): { legalForm: LegalForm; start: number; end: number }[] {
  return allMatches(text, INDONESIAN).map(({ 0: form, index }) => ({
    legalForm: { form: form.replace('.', ''), country: 'ID', ambiguous: true },
    start: index,
    end: index + form.length,
  }));
}
