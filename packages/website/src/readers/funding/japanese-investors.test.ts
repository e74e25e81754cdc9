import { createCompanyNameMatcher } from '@firmlens/headlines';
import { japaneseInvestorsIn } from './japanese-investors';

const investors = (text: string) => japaneseInvestorsIn(text, createCompanyNameMatcher(['nordwerk']));

test('funds in quotes or between commas are investors in the round', () => {
  expect(
    investors(
      'Nordwerk株式会社は、「青空1号投資事業有限責任組合」、「みなとキャピタル株式会社」、北斗2号投資事業有限責任組合を引受先とする資金調達を実施しました。',
    ),
  ).toEqual(['青空1号投資事業有限責任組合', 'みなとキャピタル株式会社']);
});

test.each([
  ['another company', '株式会社ベクソは「青空1号投資事業有限責任組合」から資金調達を実施しました。'],
  ['no round', 'Nordwerkは「青空1号投資事業有限責任組合」の社員と会いました。'],
  ['a kind of firm', 'Nordwerkは、独立系ベンチャーキャピタル「青空」から資金調達を実施しました。'],
])('a line about %s names none', (_, text) => expect(investors(text)).toEqual([]));
