import type { Diagnosis, Fault } from '@firmlens/panel-contract';

/** Texts of the page that checks a pasted delivery. */
export const verify = {
  title: 'Verify a delivery',
  intro: 'Paste what your receiver got. It is checked on the server, and nothing of it is stored.',
  ofDelivery: (id: number) => `Delivery ${id}`,
  filled:
    'Headers and body are those of its last attempt, as they were sent. Put what your receiver got in their place, to see what was changed on the way.',
  nothingRecorded: 'What it sent is not recorded. Paste what your receiver got.',
  backToDelivery: 'Back to the delivery',
  headers: 'Headers',
  headersHint: 'One per line, as Name: value; or as JSON. Only those of the signatures count.',
  body: 'Raw body',
  bodyHint: 'Exactly as it arrived, before anything parsed it.',
  secret: 'Signing secret',
  secretHint: 'Empty: the account’s, which does not leave the server.',
  computed: 'Signature that your code computed',
  computedHint: 'If it differs from the one that arrived: shows the mistake, where it is a usual one.',
  submit: 'Verify',
  developersOnly: 'Owners and developers verify deliveries',
  developersOnlyHint: 'Ask an owner of the account for that role if you work on a receiver.',
  result: 'Result',
  genuine: 'Genuine: the signature is right.',
  half: 'One signature is right, the other is not.',
  wrong: 'The signature is not right.',
  incomplete: 'There is no signature to check.',
  schemes: { service: 'X-Service-Signature', standard: 'webhook-signature' },
  verdicts: {
    valid: 'Right',
    wrong: 'Wrong',
    missing: 'Header missing',
    malformed: 'Malformed',
  } satisfies Record<Diagnosis['service'], string>,
  missing: (names: string) => `Missing: ${names}. Proxies and frameworks drop headers, or rename them.`,
  malformed: 'A signature or timestamp has not the form that was sent. Paste the headers unchanged.',
  timestamp: 'Timestamp',
  noTimestamp: 'Missing',
  recent: 'Recent enough',
  tooOld: 'Too old for a receiver now',
  inFuture: 'In the future',
  age: (age: string, tolerance: string) =>
    `Signed ${age} ago. Receivers refuse what is older than ${tolerance}. That is as it should be for a delivery pasted later; if yours refused it on arrival, its clock is wrong.`,
  ahead: (age: string) =>
    `Signed ${age} ahead of this server’s time. The clock of one of the servers is wrong.`,
  faults: {
    surrounding_space:
      'The body has a line break or space at its beginning or end that was not sent. Without it the signature is right.',
    line_endings: 'The line breaks of the body were changed. Read the body as bytes, not as text lines.',
    byte_order_mark:
      'The body begins with a byte order mark that was not sent. Without it the signature is right.',
    json_reencoded:
      'The body was parsed and written again as JSON: spaces, order or escapes differ. Verify the raw body, before the framework parses it.',
    json_quoted: 'The body was written into a JSON string, with quotes and backslashes. Verify the raw body.',
    body_changed: 'The signature was sent, but with another body. Open the delivery and compare.',
    without_timestamp:
      'Only the body was signed. What is signed is the timestamp, a full stop and the body: <timestamp>.<body>.',
    secret_as_text:
      'The key was the whole text of the secret, with whsec_. The key is what the base64 text behind whsec_ decodes to.',
    secret_part_as_text: 'The key was the text behind whsec_. The key is what this base64 text decodes to.',
    not_the_secret: 'It is signed with the account’s secret, and the secret that you entered is another.',
    older_secret:
      'It was sent with this signature, made with an older secret. The secret was rotated since then.',
    timestamp_changed: 'The timestamp is not the one that was sent with this signature.',
    id_changed: 'The webhook-id is not the one that was sent with this signature.',
    never_sent:
      'No attempt of this delivery was sent with this signature. It is forged, or the headers are mixed up.',
    unknown:
      'The body, the secret or both are others than those that were signed; no usual mistake explains it. Check that the secret is the account’s and that the body is complete.',
  } satisfies Record<Fault, string>,
  computedTitle: 'What your code computed',
  computedRight: 'It is right. Compare it with the signature that arrived in constant time, as bytes.',
  computedUnknown:
    'No usual mistake leads to it. Sign the timestamp of the header, a full stop and the raw body with the decoded secret.',
  toDelivery: 'Open this delivery',
} as const;
