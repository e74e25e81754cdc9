import { loadVocabulary } from '../vocabulary/load-vocabulary';
import { legalFormOf } from './legal-forms';

const { forms, eastern } = loadVocabulary<Record<'forms' | 'eastern', { form: string }[]>>('legal-forms');

describe('vocabulary/legal-forms.json', () => {
  // `SC` on its own is Belgian, and no legal form elsewhere.
  it.each(forms.filter(({ form }) => form !== 'SC'))('recognises $form after a name', ({ form }) => {
    expect(legalFormOf(`Acme ${form}`)?.form).toBe(form);
  });

  it.each(eastern)('recognises $form without a space', ({ form }) => {
    expect(legalFormOf(`朝日${form}`)?.form).toBe(form);
  });
});
