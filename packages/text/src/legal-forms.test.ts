import { loadVocabulary } from './vocabulary/load-vocabulary';
import { legalFormOf } from './legal-forms';

const { forms, eastAsian } = loadVocabulary<Record<'forms' | 'eastAsian', { form: string }[]>>('legal-forms');

describe('vocabulary/legal-forms.json', () => {
  // `SC` on its own is Belgian, and not a legal form elsewhere.
  it.each(forms.filter(({ form }) => form !== 'SC'))('recognises $form after a name', ({ form }) => {
    expect(legalFormOf(`Acme ${form}`)?.form).toBe(form);
  });

  it.each(eastAsian)('recognises $form without a space', ({ form }) => {
    expect(legalFormOf(`朝日${form}`)?.form).toBe(form);
  });
});
