import { audit } from './audit';
import { companies } from './companies';
import { company } from './company';
import { common } from './common';
import { errors } from './errors';
import { invitation } from './invitation';
import { keys } from './keys';
import { navigation, noAccount, notFound } from './layout';
import { overview } from './overview';
import { people } from './people';
import { profile } from './profile';
import { signIn } from './sign-in';

/** Every text of the panel. */
export const texts = {
  ...common,
  errors,
  navigation,
  signIn,
  invitation,
  overview,
  companies,
  company,
  keys,
  people,
  audit,
  profile,
  noAccount,
  notFound,
} as const;
