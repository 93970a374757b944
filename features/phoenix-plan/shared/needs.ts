import type { Text } from '#core/texts/text.ts';
import type { PhoenixTypeName } from './steps.ts';

/** What one has to bring for a type of the Phoenix Plan, in a few words each; the conditions in full stand on its first page. */
export const needsOf: Readonly<Record<PhoenixTypeName, readonly Text[]>> = {
  PERSONAL: [
    { CN: '55 岁以下，青年项目 40 岁以下', EN: 'Aged 55 or under; 40 or under for Young talent' },
    { CN: '海外学习或工作满 1 年，或有同等成果', EN: 'At least a year of study or work abroad, or equivalent results' },
    {
      CN: '每年在区：全职 9 个月，短期 2 个月以上',
      EN: 'Here at least nine months a year; two for Short-term innovation talent',
    },
  ],
  ACE: [
    { CN: '企业在区注册、纳税并缴纳社会保险', EN: 'A company registered here that pays tax and social insurance' },
    { CN: '本人是第一大股东，或持股 30% 以上', EN: 'You are its largest shareholder or hold at least 30%' },
    { CN: '团队项目：核心成员不少于 3 人', EN: 'For a team: at least three core members' },
  ],
  UNIT: [
    { CN: '单位在区注册并已通过认证', EN: 'An employer registered and authenticated here' },
    { CN: '引进人员在职满 6 个月', EN: 'The people brought in have worked for you for six months' },
    { CN: '没有为同一人员获得过同类支持', EN: 'No similar support was paid for the same people' },
  ],
};
