/** Why an attempt to deliver a webhook failed, as far as the receiver's owner has to do something else about it. */
export const FAILURE_KINDS = [
  'timeout',
  'tls',
  'dns',
  'refused_address',
  'connection',
  'redirect',
  'client_error',
  'server_error',
  'bad_answer',
  'lost',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Why the signature of a delivery does not match, in the order in which they are told. */
export const DELIVERY_FAULTS = [
  // The body is not the one that was sent.
  'surrounding_space',
  'line_endings',
  'byte_order_mark',
  'json_reencoded',
  'json_quoted',
  'body_changed',
  // What is signed was put together in another way.
  'without_timestamp',
  // The key is not the one that signed.
  'secret_as_text',
  'secret_part_as_text',
  'not_the_secret',
  'older_secret',
  // The headers do not belong together.
  'timestamp_changed',
  'id_changed',
  'never_sent',
  'unknown',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];
