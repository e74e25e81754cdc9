import { requiredLiterals } from './required-literals';

test.each<[expression: string, required: string[][]]>([
  ['wp-content', [['wp-content']]],
  ['jquery[.-]([\\d.]*\\d)[^/]*\\.js', [['jquery'], ['.js']]],
  ['<link[^>]* href=[^>]+nv\\.d3', [['<link'], [' href='], ['nv.d3']]],
  ['(?:shopify|big ?commerce)\\.com', [['shopify', 'commerce'], ['.com']]],
  ['(?:shopify|x)\\.com', [['.com']]],
  ['Powered BY', [['powered by']]],
  ['acquired?s', [['acquire']]],
  ['(?:robots)?\\d+', []],
  ['(?:robots){0,2}', []],
  ['(?:robots)+', [['robots']]],
  ['(?<!not )robots(?! only)', [['robots']]],
  ['(?<name>robots)', [['robots']]],
  ['\\brobots\\b', [['robots']]],
  ['\\p{L}robots\\u00e9', [['robots']]],
  ['[[(]robots[)\\]]', [['robots']]],
  ['robots|', []],
  ['^$', []],
])('each match of %s contains what it requires', (expression, required) => {
  expect(requiredLiterals(expression)).toEqual(required);
});

test.each(['robots(', '[robots', 'robots\\u{'])('requires nothing if %s is not understood', (expression) => {
  expect(requiredLiterals(expression)).toEqual([]);
});
