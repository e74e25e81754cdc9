import { partialDateIn } from './statements';

it.each([
  ['In March 2024 we joined forces with Northwind', '2024-03'],
  ['Seit März 2024 gehört Northwind zu uns', '2024-03'],
  ['Od marca 2024 Northwind należy do nas', '2024-03'],
  ['Northwind on kuulunut meille maaliskuusta 2024', '2024-03'],
  ['Northwind on kuulunut meille marraskuusta 2023', '2023-11'],
  ['Od listopada 2023 Northwind należy do nas', '2023-11'],
  ['We bought Northwind in 2021', '2021'],
  ['From 2019 to 2021 we owned Northwind', null],
  ['We will buy Northwind in 2031', null],
])('the date in "%s" is %s', (text, date) => {
  expect(partialDateIn(text, '2026-11-24')).toBe(date);
});
