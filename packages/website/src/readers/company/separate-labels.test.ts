import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { separateLabels } from './separate-labels';

test.each([
  [
    'Address:Main Street 5Phone: +44 20 7946 0000E-mail: info@acme.example',
    ['Address:Main Street 5', 'Phone: +44 20 7946 0000', 'E-mail: info@acme.example'],
  ],
  ['Sídlo společnostiLipová 5, Praha', ['Sídlo společnosti: Lipová 5, Praha']],
  ['Registered officeMain Street 5', ['Registered office: Main Street 5']],
  ['McPhone: a phone shop', ['McPhone: a phone shop']],
  ['Phone: 123', ['Phone: 123']],
  ['We sit in OfficeMall', ['We sit in OfficeMall']],
  ['Registered office of NordWerk plc', ['Registered office of NordWerk plc']],
])('separates %p into %p', (line, parts) => {
  expect(separateLabels(line)).toEqual(parts);
});

test('survives lines that are designed to make patterns backtrack', () => {
  runToCompletion(() => {
    for (const part of ['aA', 'Sídlo a', '1Tel ']) separateLabels(part.repeat(20_000));
  });
});
