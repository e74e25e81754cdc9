import { EgressError, toEgressError } from './egress-error';

it("shortens a server's text, puts it on one line and removes control characters", () => {
  const words = `altnames: DNS:\u001b[31ma\u0000b\r\n\u009b${'x'.repeat(1_000)}`;
  const { message } = toEgressError(new Error(words), { host: 'a.example', handshake: true });
  expect(message).toMatch(/^a\.example: altnames: DNS: \[31ma b {3}x+$/);
  expect(message).toHaveLength(300);
  expect(new EgressError('bad_answer', 'a\nb').message).toBe('a b');
});
