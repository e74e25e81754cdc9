import type { Response } from '../../api/call';

export type Person = Response<'GET /people'>['people'][number];
export type OpenInvitation = Response<'GET /people'>['invitations'][number];
