import type { Condition } from '#core/forms/condition.ts';
import type { Field } from '#core/forms/field.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import type { Section } from '#core/forms/section.ts';
import type { EmployerStep } from '../programme.ts';

/** What a programme asks of the work relation. */
export interface EmploymentOptions {
  /** Months the labour contract must still run. */
  contractMonths?: number;
  /** Ask for the yearly pay and tax; a condition tells when the answer is required. */
  pay?: true | Condition;
  /** Months of local social insurance needed at least. */
  socialMonths?: number;
  rules?: readonly CrossRule[];
}

/** What an employer vouches for, with what a programme adds. */
export function employerStep(...more: readonly string[]): EmployerStep {
  const work = ['jobKind', 'position', 'joinedOn', 'contractFrom', 'contractTo'].map((key) => `employment.${key}`);
  return { code: 'employment.companyCode', vouches: ['person.name', ...work, ...more, 'materials.contract'] };
}

const hasEmployer = { field: 'jobKind', isNot: 'FLEXIBLE' } as const;
const hasContract = { field: 'jobKind', in: ['EMPLOYED', 'REHIRED'] } as const;

/** Block E: where and how the applicant works. */
export function employmentSection(options: EmploymentOptions = {}): Section {
  return {
    key: 'employment',
    title: { CN: '就业信息', EN: 'Work' },
    fields: employmentFields(options),
    rules: [
      { rule: 'after', field: 'contractTo', other: 'contractFrom', strict: true },
      { rule: 'after', field: 'contractTo', other: 'joinedOn', strict: true },
      ...(options.rules ?? []),
    ],
  };
}

function employmentFields(options: EmploymentOptions): Field[] {
  const months = options.contractMonths;
  return [
    {
      kind: 'choice',
      key: 'jobKind',
      label: { CN: '就业形式', EN: 'Work status' },
      options: 'jobKind',
      required: true,
    },
    {
      kind: 'text',
      key: 'company',
      label: { CN: '工作单位', EN: 'Employer' },
      hint: {
        CN: '请填写营业执照上的单位全称，与劳动合同一致；已认证的单位会出现在提示里，选中后代码自动填好。',
        EN: 'Its full name as on the business licence and in your contract. Authenticated companies are suggested; picking one fills in its code.',
      },
      example: { CN: '青穗智能装备有限公司', EN: 'Qingsui Intelligent Equipment Co., Ltd.' },
      required: true,
      min: 2,
      max: 100,
      companyCode: 'companyCode',
      own: 'organization',
      visible: hasEmployer,
      width: 'half',
    },
    {
      kind: 'credit-code',
      key: 'companyCode',
      label: { CN: '单位统一社会信用代码', EN: 'Unified social credit code' },
      hint: { CN: '营业执照右上角或正中的 18 位代码。', EN: 'The 18 characters on the business licence.' },
      example: { CN: '91350100M000100Y43', EN: '91350100M000100Y43' },
      required: true,
      visible: hasEmployer,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'position',
      label: { CN: '职务或岗位', EN: 'Position' },
      example: { CN: '算法工程师', EN: 'Algorithm engineer' },
      own: 'organization-title',
      required: true,
      max: 60,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'joinedOn',
      label: { CN: '入职日期', EN: 'Joined on' },
      required: true,
      visible: hasEmployer,
      min: '1950-01-01',
      max: {},
      width: 'half',
    },
    {
      kind: 'date',
      key: 'contractFrom',
      label: { CN: '劳动合同起始日期', EN: 'Contract from' },
      required: true,
      visible: hasContract,
      min: '1950-01-01',
      width: 'half',
    },
    {
      kind: 'date',
      key: 'contractTo',
      label: { CN: '劳动合同终止日期', EN: 'Contract until' },
      hint: months
        ? {
            CN: `自申请之日起剩余期限须满 ${months} 个月；无固定期限的请选“无固定期限”。`,
            EN: `It must run for another ${months} months from today; choose “open-ended” where it has no end.`,
          }
        : { CN: '无固定期限的合同请选“无固定期限”。', EN: 'Choose “open-ended” for a contract without an end.' },
      required: true,
      visible: hasContract,
      min: months ? { months } : { days: 1 },
      openEnded: { CN: '无固定期限', EN: 'Open-ended' },
      width: 'half',
    },
    {
      kind: 'number',
      key: 'socialMonths',
      label: { CN: '本地社保累计月数', EN: 'Months of local social insurance' },
      hint: {
        CN: '在本市缴纳社会保险的累计月数，以社保记录为准。',
        EN: 'Months paid in this city in total; the social-insurance record decides.',
      },
      required: true,
      min: options.socialMonths ?? 0,
      max: 600,
      decimals: 0,
      suffix: { CN: '个月', EN: '{count:month|months}' },
      width: 'half',
    },
    ...(options.pay ? payFields(options.pay === true ? undefined : options.pay) : []),
    {
      kind: 'number',
      key: 'sharePercent',
      label: { CN: '持股比例', EN: 'Share held' },
      hint: { CN: '本人直接或间接持有的股份。', EN: 'What you hold yourself, directly or indirectly.' },
      required: true,
      visible: { field: 'jobKind', is: 'FOUNDER' },
      min: 0,
      max: 100,
      decimals: 2,
      suffix: { CN: '%', EN: '%' },
      width: 'half',
    },
  ];
}

function payFields(required: Condition | undefined): Field[] {
  return [
    {
      kind: 'money',
      key: 'annualPay',
      label: { CN: '年薪', EN: 'Yearly pay' },
      hint: { CN: '税前全年劳动报酬，单位为万元。', EN: 'Before tax, for the whole year, in units of CNY 10,000.' },
      unit: '万元',
      max: 100_000,
      required,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'money',
      key: 'taxPaid',
      label: { CN: '上年度个人所得税', EN: 'Income tax paid last year' },
      hint: { CN: '以个人所得税纳税记录为准，单位为万元。', EN: 'As in your tax record, in units of CNY 10,000.' },
      unit: '万元',
      max: 100_000,
      required,
      width: 'half',
      sensitive: 'S2',
    },
  ];
}
