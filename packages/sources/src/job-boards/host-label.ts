/** A single label of a host name (RFC 1123), used where the account name is part of the host. */
export const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
