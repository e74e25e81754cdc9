import { ServiceError } from '@firmlens/contract';
import { ArgumentError } from '../../../search/arguments/argument-error';
import type { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';

/** What is wrong with a field, for people. The messages of searches name arguments, for agents. */
const MESSAGES: Readonly<Record<string, string>> = {
  query: 'Give up to 12 words, a name or a domain, or choose a filter.',
  since: 'Choose a day that is not in the future, and not after the last day.',
  until: 'Choose a day.',
  cursor: 'The search has changed. Search again.',
};

/** Lists of more values are left to the field's own choices. */
const MOST_VALUES = 20;

/** Returns what a person is told about a search that is refused. Returns other errors as they are. */
export function searchRefusal(error: unknown): unknown {
  if (error instanceof ArgumentError) {
    const [field = ''] = error.field.split('.');
    return invalidFields({ [field]: MESSAGES[field] ?? error.message });
  }
  return error instanceof ServiceError && error.code === 'invalid_filter_value' ? unknownValue(error) : error;
}

interface UnknownValue {
  field: string;
  value: { text: string };
  nearest_match: string | null;
  valid_values: readonly string[];
}

function unknownValue({ extra }: ServiceError): PanelError {
  // The shape of every error with this code.
  const { field, value, nearest_match: nearest, valid_values: valid } = extra as unknown as UnknownValue;
  const hint =
    nearest !== null
      ? `Did you mean ${nearest}?`
      : valid.length <= MOST_VALUES
        ? `Choose one of ${valid.join(', ')}.`
        : 'Choose one of the list.';
  return invalidFields({ [field]: `“${value.text}” is not known. ${hint}` });
}
