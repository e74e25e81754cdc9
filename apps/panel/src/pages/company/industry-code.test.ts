import { describeIndustryCode } from './industry-code';

test.each([
  ['62012', '62012: Computer programming and consultancy'],
  ['62.01Z', '62.01Z: Computer programming and consultancy'],
  ['31.010', '31.010: Furniture'],
  ['7372', '7372: Business services and software'],
  ['04000', '04000'],
  ['541511', '541511'],
  ['Robotics', 'Robotics'],
])('the industry code %j reads %j', (code, text) => {
  expect(describeIndustryCode(code)).toBe(text);
});
