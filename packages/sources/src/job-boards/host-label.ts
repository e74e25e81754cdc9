/** One label of a host name (RFC 1123), in the place of an account's name. */
export const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
