import { sampleSite } from '../../sample-site';
import { servicesInProfileRows } from './profile-rows';

const names = (html: string, kind: 'about' | 'job' = 'about') =>
  sampleSite([{ path: '/company', kind, html: `<main><h1>会社概要</h1>${html}</main>` }]).pages.flatMap(
    (page) => servicesInProfileRows(page).map(({ name }) => name),
  );
const row = (label: string, value: string) =>
  `<table><tr><th>代表者</th><td>代表取締役</td></tr><tr><th>${label}</th><td>${value}</td></tr></table>`;

test.each([
  [
    'Japanese',
    '事業内容',
    '産業用ロボットの保守（第1001号）<br>制御盤の製作<br>その他',
    ['産業用ロボットの保守', '制御盤の製作'],
  ],
  ['Chinese', '主要产品', '<ul><li>工业机器人</li><li>控制柜</li></ul>', ['工业机器人', '控制柜']],
  ['Korean', '사업내용', '로봇 정비<br>제어반 제작', ['로봇 정비', '제어반 제작']],
  [
    'English',
    'Main business',
    'Robot maintenance<br>Control cabinets',
    ['Robot maintenance', 'Control cabinets'],
  ],
])('the lines beside the label of a profile are services: %s', (_, label, value, expected) => {
  expect(names(row(label, value))).toEqual(expected);
});

test('a label and its value may be other elements than cells', () => {
  const html = '<div class="name">主要事業</div><div class="value">制御盤の製作<br>ロボットの保守</div>';
  expect(names(html)).toEqual(['制御盤の製作', 'ロボットの保守']);
});

test('sentences, single lines and the work of an opening are no services', () => {
  expect(names(row('事業内容', '産業用ロボットの製造販売及びそれに附帯する一切の業務'))).toEqual([]);
  expect(names(row('事業内容', '当社は産業用ロボットの保守を行います。<br>制御盤の製作'))).toEqual([]);
  expect(names(row('業務内容', '営業<br>顧客管理'), 'job')).toEqual([]);
});
