import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that are used most, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);
