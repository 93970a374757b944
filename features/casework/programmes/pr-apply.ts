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
import type { Programme } from './programme.ts';
import { residenceFiles } from './residence/files.ts';
import { residenceSection, settlingSection, staySection } from './residence/parts.ts';

/** 落户与居留: household registration, the work-residence certificate, permanent residence and work permits. */
export const prApply: Programme = defineProgramme('features/casework/programmes/pr-apply.ts', {
  ...headOf('prapply'),
  version: 1,
  conditions: [
    {
      CN: '在本区用人单位工作或在本区创业，依法缴纳社会保险和个人所得税。',
      EN: 'You work for an employer in the district or run a business here, and pay social insurance and income tax.',
    },
    {
      CN: '引进落户：大学本科及以上学历，或中级及以上职称，或经认定的 A 至 F 类人才。',
      EN: 'Household registration: a bachelor’s degree or above, an intermediate title or above, or a talent class A to F.',
    },
    {
      CN: '工作居住证：暂不迁户口，劳动合同剩余期限满一年。',
      EN: 'Work-residence certificate: your registration stays where it is, and your contract runs for another year.',
    },
    {
      CN: '永久居留推荐：连续工作满四年，四年内在华累计不少于三年，纳税记录良好。',
      EN: 'Permanent residence: four years of work here, three of them spent in China, and taxes duly paid.',
    },
    {
      CN: '工作许可和居留许可：有确定的用人单位，护照和签证在有效期内。',
      EN: 'Work and residence permit: an employer who engages you, and a valid passport and visa.',
    },
    { CN: '没有犯罪记录。', EN: 'You have no criminal record.' },
  ],
  materials: [
    identityMaterial(
      { CN: '身份证或护照', EN: 'Identity card or passport' },
      { CN: '护照上传资料页、签证页和最近入境章页', EN: 'Of a passport the pages with data, visa and last entry' },
    ),
    degreeMaterial(
      { CN: '学历学位或职称证书及验证报告', EN: 'Degree or title with verification report' },
      { CN: '在“学历学位”中逐条上传', EN: 'Uploaded entry by entry under Education' },
    ),
    contractMaterial(
      { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
      { CN: '单位、岗位和期限与填报一致', EN: 'Employer, position and term are those you enter' },
    ),
    insuranceMaterial,
    {
      name: { CN: '个人所得税纳税记录', EN: 'Record of income tax' },
      note: { CN: '永久居留推荐提供近四年的', EN: 'For permanent residence of the last four years' },
      example: 'record',
      checks: [
        { CN: '扣缴单位与填报一致', EN: 'The payer is the employer you enter' },
        { CN: '有查询验证码', EN: 'It bears its verification code' },
      ],
    },
    {
      name: { CN: '单位申请函', EN: 'Letter of the employer' },
      template: 'residence',
      example: 'letter',
      checks: [
        { CN: '写明办理事项和随迁家属', EN: 'It names the matter and the family to be included' },
        { CN: '经办人签字，能联系上', EN: 'Signed by an officer who can be reached' },
        { CN: '加盖单位公章', EN: 'It bears the seal of the employer' },
      ],
    },
    {
      name: { CN: '户口簿或落户地址证明', EN: 'Household book, or proof of the address' },
      note: { CN: '引进落户需要', EN: 'For household registration' },
      example: 'book',
      checks: [
        { CN: '现户籍地址清楚', EN: 'The present address can be read' },
        { CN: '随迁家属的页面齐全', EN: 'The pages of the family are there' },
      ],
    },
    {
      name: { CN: '无犯罪记录证明和体检记录', EN: 'Certificate of no criminal record, and health check' },
      note: {
        CN: '外籍人才需要；正在办理的可以 90 日内补交',
        EN: 'For foreign talent; what is under way can follow within 90 days',
      },
      example: 'certificate',
      checks: [
        { CN: '六个月内出具', EN: 'Issued within six months' },
        { CN: '经使领馆认证或附加证明书', EN: 'Legalised or with an apostille' },
      ],
    },
  ],
  basis: [
    { CN: '《云汀新区人才引进落户实施细则》', EN: 'Yunting Rules for the Registration of Talent' },
    {
      CN: '《云汀新区外籍人才居留和工作便利措施》',
      EN: 'Yunting Measures for the Residence and Work of Foreign Talent',
    },
  ],
  fee: {
    CN: '落户、工作居住证和工作许可不收费；居留许可按国家规定标准收取',
    EN: 'Free of charge, but for the residence permit, which has the national fee',
  },
  faq: [
    {
      question: { CN: '家属可以一起办吗？', EN: 'Can my family be included?' },
      answer: {
        CN: '配偶和未成年子女可以随同办理，在“家庭成员”里选择“随同办理”即可，不用另外申请。',
        EN: 'Your spouse and children under 18 can. Say so under Family; no application of their own is needed.',
      },
    },
    {
      question: { CN: '结果由谁作出？', EN: 'Who decides?' },
      answer: {
        CN: '人才服务中心审核后转公安出入境或户籍部门办理，结果、编号和日期会写进办理记录，您会收到通知。',
        EN: 'The talent service centre checks and hands over to the exit-entry or household office. Its result, number and date are noted in the history, and you are told.',
      },
    },
    {
      question: { CN: '换了工作单位怎么办？', EN: 'What if I change my employer?' },
      answer: {
        CN: '离职之日起 10 个工作日内由新单位申请变更；工作许可在变更前不能用于新单位。',
        EN: 'The new employer applies for the change within 10 working days of your leaving; until then the permit does not cover the new job.',
      },
    },
  ],
  sections: [
    residenceSection,
    personSection({ marital: true, hukou: true }),
    contactSection,
    employmentSection(),
    educationSection,
    settlingSection,
    staySection,
    familySection({
      joins: { CN: '是否随同办理', EN: 'To be included' },
      intro: {
        CN: '已婚的须填写配偶；随同落户或居留的家属选择“是”。',
        EN: 'If you are married, your spouse is needed. Say for each whether they are to be included.',
      },
    }),
    residenceFiles,
    consentSection,
  ],
  employer: employerStep('residence.type', 'materials.letter'),
  ...reviewFlow({
    employer: { days: 5 },
    acceptance: { days: 3 },
    review: { days: 5 },
    joint: {
      department: {
        key: 'exit-entry',
        title: { CN: '出入境或户籍办理', EN: 'Exit-entry office' },
        who: { CN: '公安出入境、户籍部门', EN: 'Exit-entry or household office' },
        days: 10,
      },
    },
    result: {
      key: 'collect',
      title: { CN: '领取证件', EN: 'Collect the document' },
      who: { CN: '人才服务窗口', EN: 'Talent service desk' },
      days: 5,
    },
  }),
  departments: [
    {
      key: 'police',
      asks: {
        CN: '居留或户籍条件是否符合，证件能否签发',
        EN: 'Whether the conditions are met and the document can be issued',
      },
      sees: [
        'residence.type',
        'residence.reason',
        'person.name',
        'person.nationality',
        'person.nameEn',
        'person.identity',
        'person.gender',
        'person.birth',
        'person.hukou',
        'settling.household',
        'settling.station',
        'settling.address',
        'stay.visa',
        'stay.visaTo',
        'stay.enteredOn',
        'stay.years',
        'family.members',
        'materials.identity',
        'materials.household',
        'materials.home',
        'materials.record',
        'materials.kinship',
      ],
    },
  ],
  exclusions: [],
  region: 'employment.companyCode',
  validMonths: 36,
  subject: 'residence.type',
  review: {
    checks: [
      {
        key: 'identity',
        text: { CN: '证件与填报一致且在有效期内', EN: 'The identity document matches and is valid' },
        section: 'person',
      },
      {
        key: 'employment',
        text: { CN: '劳动关系、社保和纳税单位一致', EN: 'Contract, social insurance and tax name one employer' },
        section: 'employment',
      },
      {
        key: 'ground',
        text: { CN: '申请依据有证书或记录支持', EN: 'The ground is proved by certificate or record' },
        section: 'residence',
      },
      {
        key: 'stay',
        text: { CN: '在华天数与出入境记录一致', EN: 'The days in China agree with the entry and exit records' },
        section: 'stay',
      },
      {
        key: 'family',
        text: { CN: '随同办理的家属关系有证明', EN: 'Kinship of the family included is proved' },
        section: 'family',
      },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'kinship',
        text: {
          CN: '请补充随同办理家属的关系证明（结婚证、出生证明）。',
          EN: 'Add proof of kinship of the family to be included (marriage or birth certificate).',
        },
        section: 'materials',
      },
      {
        key: 'days',
        text: {
          CN: '在华天数与出入境记录不符，请核对后修改。',
          EN: 'The days in China do not agree with the records. Check and correct them.',
        },
        section: 'stay',
      },
      {
        key: 'address',
        text: {
          CN: '落户地址与证明不一致，请核对。',
          EN: 'The address does not agree with its proof. Check it.',
        },
        section: 'settling',
      },
    ],
    refusals: [
      {
        key: 'ground-unmet',
        text: {
          CN: '经核验，不符合所申请事项的条件。',
          EN: 'The conditions of the matter applied for are not met.',
        },
      },
      {
        key: 'other-office',
        text: {
          CN: '公安出入境或户籍部门未予批准。',
          EN: 'The exit-entry or household office did not approve it.',
        },
      },
      {
        key: 'untrue',
        text: { CN: '填报内容或材料与核验结果不符。', EN: 'Entries or documents do not agree with the verification.' },
      },
    ],
  },
});
