import { sampleSite } from '../sample-site';
import { createDealNameMatcher } from './deal-name-matcher';

const isCompany = (domain: string, text: string) =>
  createDealNameMatcher(sampleSite([{ html: '<p>Welcome</p>' }], [], domain))(text);

test.each([
  ['corretoraipuera.example', 'A corretora Ipuera foi comprada'],
  ['moserspedition.example', 'Globex übernimmt Moser'],
])('finds the company of %s in "%s"', (domain, text) => {
  expect(isCompany(domain, text)).toBe(true);
});

test.each([
  ['of several words', 'acme-robotics.example', 'Globex Robotics was acquired'],
  ['too short to be sure', 'nordspedition.example', 'Globex übernimmt Nord'],
  ['without a word for the trade beside it in the domain', 'ipueras.example', 'Globex compra Ipuera'],
  ['from the middle of the domain', 'grupoipueracorretora.example', 'Globex compra Ipuera'],
])('does not match a name %s', (_why, domain, text) => {
  expect(isCompany(domain, text)).toBe(false);
});
