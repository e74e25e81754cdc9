import { type Static, Type } from '@sinclair/typebox';
import { success } from './schema';

export const LogoResponseSchema = Type.Object(
  {
    success,
    domain: Type.String({ description: 'The registrable domain of the company.' }),
    logo_url: Type.String({
      format: 'uri',
      description: 'The URL of the picture, as in `Location`. It is on a host of a third party.',
    }),
  },
  { $id: 'Logo', additionalProperties: false, description: 'Where the logo of a company is.' },
);
export type LogoResponse = Static<typeof LogoResponseSchema>;
