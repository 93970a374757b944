import type { Instalment } from '#features/casework/programmes/programme.ts';

/** What each item comes to at most, in units of 10,000 yuan; a strategic scientist is agreed on case by case. */
const sums = {
  PERSONAL: { FULL_TIME: 120, SHORT_TERM: 45, YOUTH: 60, RETURNEE: 30 },
  ACE: { ENTREPRENEUR: 300, TEAM: 500 },
  UNIT: { INTRODUCTION: 10, STATION: 50, START_UP: 100 },
} as const;

const stillQualified = [
  {
    CN: '仍在区工作，在区时间符合项目要求',
    EN: 'They still work in the district, for as long each year as the item asks',
  },
  { CN: '没有被撤销或追回的情形', EN: 'Nothing was revoked or has to be paid back' },
];
const business = [
  { CN: '企业正常经营，研发投入和纳税与承诺一致', EN: 'The business runs; research and taxes are as promised' },
  ...stillQualified.slice(1),
];
const once = [{ CN: '引进人员仍在职，票据齐全', EN: 'Those brought in still work there; invoices are complete' }];

/** Individuals are paid in three years, leading talent in four parts, employers at once. */
export const phoenixInstalments: readonly Instalment[] = [
  ...parts('PERSONAL', [40, 30, 30], stillQualified),
  ...parts('ACE', [40, 20, 20, 20], business),
  ...parts('UNIT', [100], once),
];

function parts(type: keyof typeof sums, shares: readonly number[], conditions: Instalment['conditions']): Instalment[] {
  return shares.map((share, index) => ({
    key: `${type.toLowerCase()}-${index + 1}`,
    title:
      shares.length === 1
        ? { CN: '一次拨付', EN: 'Paid at once' }
        : { CN: `第 ${index + 1} 期（${share}%）`, EN: `Part ${index + 1} (${share}%)` },
    when: { field: 'choice.type', is: type },
    amount: {
      by: 'choice.item',
      of: Object.fromEntries(Object.entries(sums[type]).map(([item, sum]) => [item, sum * share * 100])),
    },
    // A year lies between the parts, as the conditions are looked at once a year.
    ...(index > 0 && { months: index * 12 }),
    conditions,
  }));
}
