import { Type } from '@sinclair/typebox';
import { code, password } from '../parts';
import type { Route } from '../route';
import { session } from './session';

/** The codes of an authenticator app (RFC 6238) as second factor. */
export const SECOND_FACTOR_ROUTES = {
  'GET /second-factor': {
    summary: 'Whether the person has a second factor',
    access: 'signed-in',
    /** How many recovery codes were not used yet. */
    response: Type.Object({ is_on: Type.Boolean(), recovery_codes: Type.Integer({ minimum: 0 }) }),
  },
  'POST /second-factor/secret': {
    summary: 'Offer a secret for an authenticator app',
    access: 'signed-in',
    body: Type.Object({ password }),
    /** The secret in base32, and as the address that apps read from a QR code. */
    response: Type.Object({ secret: Type.String(), uri: Type.String(), session }),
  },
  'POST /second-factor': {
    summary: 'Turn the second factor on with a code of the offered secret; ends all other sessions',
    access: 'signed-in',
    isSensitive: true,
    body: Type.Object({ code }),
    response: Type.Object({ recovery_codes: Type.Array(Type.String()), session }),
  },
  'POST /second-factor/off': {
    summary: 'Turn the second factor off; ends all other sessions',
    access: 'signed-in',
    body: Type.Object({ password, code }),
    response: session,
  },
} as const satisfies Record<string, Route>;
