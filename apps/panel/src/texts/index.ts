import { audit } from './audit';
import { companies } from './companies';
import { company } from './company';
import { common } from './common';
import { credits } from './credits';
import { deliveries } from './deliveries';
import { errors } from './errors';
import { explore } from './explore';
import { invitation } from './invitation';
import { keys } from './keys';
import { navigation, noAccount, notFound } from './layout';
import { overview } from './overview';
import { people } from './people';
import { profile } from './profile';
import { batch, batches, requests } from './requests';
import { signIn } from './sign-in';
import { verify } from './verify';
import { webhooks } from './webhooks';

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
  requests,
  batches,
  batch,
  credits,
  explore,
  keys,
  webhooks,
  deliveries,
  verify,
  people,
  audit,
  profile,
  noAccount,
  notFound,
} as const;
