import { bankSection } from './blocks/bank.ts';
import { consentSection } from './blocks/consent.ts';
import { contactSection } from './blocks/contact.ts';
import { educationSection } from './blocks/education.ts';
import { employerStep, employmentSection } from './blocks/employment.ts';
import { familySection } from './blocks/family.ts';
import { contractMaterial, degreeMaterial, identityMaterial, insuranceMaterial } from './blocks/materials.ts';
import { personSection } from './blocks/person.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import { housingInstalments } from './housing/instalments.ts';
import { housingFiles, leaseSection, purchaseSection, supportSection } from './housing/parts.ts';
import type { Programme } from './programme.ts';

/** 住房支持: money for rent, for buying, or to settle, paid in instalments. */
export const housingSupportApply: Programme = defineProgramme('features/casework/programmes/housing-support-apply.ts', {
  ...headOf('housingSupportApply'),
  version: 1,
  conditions: [
    {
      CN: '与本区用人单位签订劳动合同且剩余期限满一年，或在本区创业。',
      EN: 'Your contract with an employer in the district runs for another year, or you run a business here.',
    },
    {
      CN: '租房补贴：全日制本科及以上学历，本人及配偶在本市没有自有住房。',
      EN: 'Rent support: a full-time bachelor’s degree or above, and no home of you or your spouse in the city.',
    },
    {
      CN: '购房补助：D 类以上人才，首次在本区购房，签订合同两年内申请。',
      EN: 'Support for buying: classes A to D, a first home in the district, within two years of the contract.',
    },
    {
      CN: '博士安家费：全职博士，申请时不超过 45 周岁。',
      EN: 'Settling support: full-time doctors of 45 at most when they apply.',
    },
    { CN: '没有同时享受其他住房支持。', EN: 'You receive no other help with housing at the same time.' },
  ],
  materials: [
    identityMaterial({ CN: '身份证件和户口簿', EN: 'Identity document and household book' }),
    degreeMaterial({ CN: '学历学位证书及验证报告', EN: 'Diplomas with verification reports' }),
    contractMaterial(
      { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
      { CN: '剩余期限一年以上', EN: 'It runs for another year or more' },
    ),
    insuranceMaterial,
    {
      name: { CN: '租赁合同、备案证明和租金发票', EN: 'Lease, its registration, and invoices of the rent' },
      note: { CN: '租房补贴需要', EN: 'For rent support' },
      example: 'contract',
      checks: [
        { CN: '备案号与填报一致', EN: 'The registration number is the one you enter' },
        { CN: '承租人是本人或配偶', EN: 'You or your spouse rent it' },
        { CN: '金额与月租金一致', EN: 'The sums are the rent you enter' },
      ],
    },
    {
      name: { CN: '购房合同和发票', EN: 'Contract and invoice of the home' },
      note: { CN: '购房补助需要', EN: 'For support for buying' },
      example: 'contract',
      checks: [
        { CN: '房屋在本区', EN: 'The home is in the district' },
        { CN: '买受人是本人或配偶', EN: 'You or your spouse buy it' },
      ],
    },
    {
      name: { CN: '住房查询授权书', EN: 'Consent to a check of homes owned' },
      template: 'housing',
      example: 'letter',
      checks: [
        { CN: '本人和配偶都已签字', EN: 'Signed by you and your spouse' },
        { CN: '证件号码与填报一致', EN: 'The document numbers are those you enter' },
      ],
    },
    {
      name: { CN: '收款账户证明', EN: 'Proof of the account' },
      note: {
        CN: '社会保障卡金融账户，在“收款账户”上传',
        EN: 'Of your social security card, uploaded under Bank account',
      },
      example: 'card',
      checks: [
        { CN: '户名是本人', EN: 'It is in your own name' },
        { CN: '账号和开户网点清楚', EN: 'Number and branch can be read' },
      ],
    },
  ],
  basis: [{ CN: '《云汀新区人才住房支持实施细则》', EN: 'Yunting Rules for the Support of Housing for Talent' }],
  fee: { CN: '不收费', EN: 'Free of charge' },
  faq: [
    {
      question: { CN: '补贴什么时候到账？', EN: 'When is the money paid?' },
      answer: {
        CN: '签订协议后，租房补贴每季度最后一个月 15 日前拨付，购房补助每年一次，安家费分三期。每期拨付前核对是否仍符合条件。',
        EN: 'After the agreement: rent support before the 15th of the last month of each quarter, support for buying once a year, settling support in three parts. The conditions are checked again before each.',
      },
    },
    {
      question: { CN: '中途换单位或买了房怎么办？', EN: 'What if I change my employer or buy a home?' },
      answer: {
        CN: '请在 30 日内告知，补贴按实际月份结算；隐瞒不报的追回多领部分并停发一年。',
        EN: 'Tell us within 30 days; support is settled by the month. If you do not, what was too much is taken back and support stops for a year.',
      },
    },
    {
      question: { CN: '夫妻都符合条件，可以各领各的吗？', EN: 'Both of us qualify. Can each apply?' },
      answer: {
        CN: '租房补贴可以各自申请；购房补助和安家费按一户计算。',
        EN: 'Each can have rent support; support for buying and settling is one a household.',
      },
    },
  ],
  sections: [
    supportSection,
    personSection({ marital: true, hukou: true }),
    contactSection,
    employmentSection({ contractMonths: 12 }),
    educationSection,
    leaseSection,
    purchaseSection,
    familySection({ localHome: true }),
    bankSection({ field: 'person.name', label: { CN: '申请人姓名', EN: 'the applicant’s name' } }),
    housingFiles,
    consentSection,
  ],
  employer: employerStep('support.kind', 'support.otherHelp', 'support.otherDetail'),
  ...reviewFlow({
    employer: { days: 5 },
    review: {
      key: 'comparison',
      title: { CN: '数据核对', EN: 'Comparison of records' },
      who: { CN: '人才安居中心', EN: 'Housing centre' },
      days: 10,
    },
    publicNotice: { days: 5 },
    result: {
      key: 'agreement',
      title: { CN: '签订协议', EN: 'Agreement' },
      who: { CN: '人才安居中心和申请人', EN: 'Housing centre and you' },
      days: 10,
    },
    afterwards: {
      key: 'payments',
      title: { CN: '按期拨付', EN: 'Payments' },
      who: { CN: '财政部门', EN: 'Finance department' },
      days: 0,
    },
  }),
  exclusions: [
    {
      programme: 'apartapply',
      while: 'effective',
      message: {
        portal: {
          CN: '您正在租住人才公寓，不能同时享受住房支持。',
          EN: 'You rent a talent apartment, which cannot go with housing support.',
        },
        desk: {
          CN: '享受住房支持和租住人才公寓不能并存，申请人只能取其一。',
          EN: 'Housing support and a talent apartment cannot be held together; the applicant can have one of them.',
        },
      },
    },
  ],
  instalments: housingInstalments,
  region: 'employment.companyCode',
  validMonths: 36,
  yearlyReport: { months: 12, openDays: 60 },
  subject: 'support.kind',
  review: {
    checks: [
      {
        key: 'home',
        text: { CN: '本人及配偶在本市无自有住房', EN: 'Neither applicant nor spouse owns a home in the city' },
        section: 'support',
      },
      {
        key: 'contract',
        text: { CN: '劳动合同剩余期限满一年', EN: 'The labour contract runs for another year' },
        section: 'employment',
      },
      {
        key: 'lease',
        text: { CN: '租赁备案有效，租金与发票一致', EN: 'The lease is registered, and the invoices show its rent' },
        section: 'lease',
      },
      {
        key: 'purchase',
        text: { CN: '购房合同已网签备案，首次购房', EN: 'The purchase is registered and a first one' },
        section: 'purchase',
      },
      {
        key: 'account',
        text: { CN: '收款账户在本人名下', EN: 'The account is in the applicant’s name' },
        section: 'bank',
      },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'filing',
        text: {
          CN: '租赁备案号查询不到，请核对或先办理备案。',
          EN: 'The lease is not found under its registration number. Check it, or have it registered first.',
        },
        section: 'lease',
      },
      {
        key: 'authority',
        text: {
          CN: '住房查询授权书缺少配偶签字，请补齐后上传。',
          EN: 'The signature of the spouse is missing on the consent. Have it added and upload it again.',
        },
        section: 'materials',
      },
      {
        key: 'account',
        text: {
          CN: '收款账户户名与申请人不一致，请更换为本人账户。',
          EN: 'The account is not in your name. Enter one of your own.',
        },
        section: 'bank',
      },
    ],
    refusals: [
      {
        key: 'owns-home',
        text: { CN: '经核验，申请人或配偶在本市有自有住房。', EN: 'The applicant or spouse owns a home in the city.' },
      },
      {
        key: 'other-help',
        text: { CN: '申请人正在享受其他住房支持。', EN: 'The applicant receives other help with housing.' },
      },
      {
        key: 'conditions',
        text: {
          CN: '经核验，学历、类别或合同期限不符合条件。',
          EN: 'Degree, class or term of contract do not meet the conditions.',
        },
      },
    ],
  },
});
