import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { officersInHan } from './officers-in-han';

const officersOn = (kind: PageKind, html: string): string[] =>
  sampleSite([{ kind, html: `<main>${html}</main>` }])
    .pages.flatMap(officersInHan)
    .map(({ member }) => `${member.name}: ${member.position ?? '–'}`);

test.each([
  ['<p>代表取締役社長　山田 健一</p>', '山田 健一: 代表取締役社長'],
  ['<p>대표이사 김건일</p>', '김건일: 대표이사'],
  ['<h3>董事長 <span>李建国</span></h3>', '李建国: 董事長'],
  ['<p>生產助理副總 李建国</p>', '李建国: 生產助理副總'],
  ['<p>董事长：李建国</p>', '李建国: 董事长'],
  [
    '<table><tr><th>代表者</th><td>代表取締役　山田　健一</td></tr><tr><th>設立</th><td>1972年</td></tr></table>',
    '山田 健一: 代表取締役',
  ],
  ['<dl><dt><span>代表者</span><dd><span>山田 健一</span></dl>', '山田 健一: 代表者'],
  ['<p>監査役 山田 健一 <span>（公認会計士）</span></p>', '山田 健一: 監査役'],
  ['<p>会計参与　山田 健一（やまだ けんいち）</p>', '山田 健一: 会計参与'],
  ['<dl><dt>대표자명</dt><dd>김건일</dd></dl>', '김건일: 대표자명'],
])('reads an officer: %s', (html, officer) => {
  expect(officersOn('about', html)).toEqual([officer]);
});

test.each([
  ['a heading', '<h2>CEO 인사말</h2>'],
  ['two words without a position', '<p>事業 内容</p>'],
  ['a position alone', '<p>代表取締役</p><p>会社概要</p>'],
])('leaves out %s', (_case, html) => {
  expect(officersOn('about', html)).toEqual([]);
});

test('needs a greeting above, or a profile, on pages that may be about others', () => {
  const line = '<p>代表取締役　山田 健一</p>';
  expect(officersOn('other', `<h1>代表挨拶</h1>${line}`)).toHaveLength(1);
  expect(officersOn('other', `<h1>導入の効果</h1>${line}`)).toEqual([]);
});
