import type { Text } from '#core/texts/text.ts';
import type { Instalment } from '../programme.ts';

const employed: Text = { CN: '仍在本区工作并缴纳社会保险', EN: 'You still work here and pay social insurance' };
const noHome: Text = { CN: '本人及配偶在本市没有自有住房', EN: 'You and your spouse own no home in the city' };
const lease: Text = { CN: '租赁合同和备案仍然有效', EN: 'The lease and its registration are still valid' };
const kept: Text = { CN: '房屋没有转让', EN: 'The home was not sold' };
const served: Text = { CN: '协议约定的服务期没有中断', EN: 'The time of service agreed on was not broken off' };

/** What is paid for each kind of support; amounts are those of the measures, in yuan. */
export const housingInstalments: readonly Instalment[] = [
  {
    key: 'rent',
    title: { CN: '季度租房补贴', EN: 'Rent support of a quarter' },
    when: { field: 'support.kind', is: 'RENT' },
    amount: { by: 'support.standard', of: { BACHELOR: 3000, MASTER: 4500, DOCTOR: 6000 } },
    every: { unit: 'QUARTER', times: 12 },
    conditions: [employed, noHome, lease],
  },
  {
    key: 'purchase',
    title: { CN: '年度购房补助', EN: 'Support for buying of a year' },
    when: { field: 'support.kind', is: 'PURCHASE' },
    amount: { by: 'support.class', of: { A: 200_000, B: 120_000, C: 80_000, D: 40_000 } },
    every: { unit: 'YEAR', times: 5 },
    conditions: [employed, kept],
  },
  {
    key: 'settling-first',
    title: { CN: '安家费首期（40%）', EN: 'Settling support, first part (40%)' },
    when: { field: 'support.kind', is: 'SETTLING' },
    amount: 120_000,
    conditions: [{ CN: '协议已经签订', EN: 'The agreement is signed' }, employed],
  },
  {
    key: 'settling-second',
    title: { CN: '安家费第二期（30%），满一年', EN: 'Settling support, second part (30%), after a year' },
    when: { field: 'support.kind', is: 'SETTLING' },
    amount: 90_000,
    conditions: [employed, served],
  },
  {
    key: 'settling-third',
    title: { CN: '安家费第三期（30%），满三年', EN: 'Settling support, third part (30%), after three years' },
    when: { field: 'support.kind', is: 'SETTLING' },
    amount: 90_000,
    conditions: [employed, served],
  },
];
