import fc from 'fast-check';
import { printableStart } from './printable-start';

const HOSTILE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

test('returns text that holds no control or bidirectional characters, whatever bytes came', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      const { text, isCut } = printableStart(Buffer.from(bytes));
      expect(text.replaceAll(/[\t\r\n]/g, '')).not.toMatch(HOSTILE);
      expect(isCut).toBe(bytes.length > 2_048);
      expect(text.length).toBeLessThanOrEqual(2_048);
    }),
  );
});

test('keeps the text of any language, with tabs and line breaks', () => {
  const text = 'Größe:\t12\r\nсервер недоступен\n受信できません 😀';
  expect(printableStart(Buffer.from(text))).toEqual({ text, isCut: false });
});

test('replaces what could deceive somebody who reads it', () => {
  const hostile = 'a\u{0}b\u{1B}[31mc\u{202E}d\u{200B}e\u{E0041}f';
  expect(printableStart(Buffer.from(hostile)).text).toBe('a�b�[31mc�d�e�f');
});

test('cuts between characters', () => {
  const { text, isCut } = printableStart(Buffer.from(`x${'ü'.repeat(1_024)}`));
  expect({ text, isCut }).toEqual({ text: `x${'ü'.repeat(1_023)}`, isCut: true });
});
