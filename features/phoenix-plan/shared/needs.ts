import type { Text } from '#core/texts/text.ts';
import type { PhoenixTypeName } from './steps.ts';

/** What one has to bring for a type of the Phoenix Plan, in a few words each; the conditions in full stand on its first page. */
export const needsOf: Readonly<Record<PhoenixTypeName, readonly Text[]>> = {
  PERSONAL: [
    { CN: '55 岁以下，青年项目 40 岁以下', EN: '55 at most, for the youth item 40' },
    { CN: '海外学习或工作满 1 年，或有同等成果', EN: 'A year abroad, or results that equal it' },
    {
      CN: '每年在区：全职 9 个月，短期 2 个月以上',
      EN: 'Here for nine months a year, for two with the short-term item',
    },
  ],
  ACE: [
    { CN: '企业在区注册、纳税并缴纳社会保险', EN: 'A company registered here that pays tax and social insurance' },
    { CN: '本人是第一大股东，或持股 30% 以上', EN: 'You are its largest shareholder, or hold 30% or more' },
    { CN: '团队项目：核心成员不少于 3 人', EN: 'For the team item: three core members or more' },
  ],
  UNIT: [
    { CN: '单位在区注册并已通过认证', EN: 'An employer registered and authenticated here' },
    { CN: '引进人员在职满 6 个月', EN: 'Those brought in have worked here for six months' },
    { CN: '没有为同一人员获得过同类支持', EN: 'Nothing like it was paid for the same people' },
  ],
};
