import type { ReceivedDelivery } from '@firmlens/simulator';
import { formatDelivery } from './banner';

const deliveryOf = (body: string): ReceivedDelivery => ({
  at: new Date(2027, 0, 31, 9, 5, 7),
  path: '/webhook',
  headers: {},
  body,
  verified: true,
  verdicts: null,
});

const payload = (event: string, credits: object, rest: object = {}) =>
  deliveryOf(JSON.stringify({ event: `enrichment.${event}`, domain: 'tanner.example', credits, ...rest }));

describe('the line for a webhook', () => {
  it('has the local time, the credits used and where the results are', () => {
    const credits = { reserved: 26, used: 20, refunded: 6 };
    const delivery = payload('completed', credits, { data_url: 'http://localhost:3000/results' });
    expect(formatDelivery(delivery)).toBe(
      '09:05:07  Webhook  enrichment.completed  tanner.example  20 credits used  signature verified' +
        '  http://localhost:3000/results',
    );
  });

  it.each(['failed', 'no_data_found'])(
    'has the refund if the event is %s, and no spaces at its end',
    (event) => {
      expect(formatDelivery(payload(event, { reserved: 10, used: 0, refunded: 10 }))).toBe(
        `09:05:07  Webhook  enrichment.${event}  tanner.example  10 credits refunded  signature verified`,
      );
    },
  );

  it.each(['{', 'null', '[]', '{"credits":null}', '{"credits":7}'])('survives the body %s', (body) => {
    expect(formatDelivery(deliveryOf(body))).toMatch(/^09:05:07 {2}Webhook {2}.*signature verified$/);
  });
});
