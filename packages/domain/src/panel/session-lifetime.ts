import { Prisma } from '../generated/client';

/** A session ends after this long without a request, and at the latest after this long. */
const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;

/** Condition on a row of `panel_sessions`: it has not expired. */
export const isLiveSession = Prisma.sql`(
  seen_at > now() - make_interval(mins => ${IDLE_MINUTES}::int)
  AND created_at > now() - make_interval(hours => ${LONGEST_HOURS}::int))`;
