import { awardSection, honourSection, titleSection } from './blocks/attainments.ts';
import { consentSection } from './blocks/consent.ts';
import { contactSection } from './blocks/contact.ts';
import { educationSection } from './blocks/education.ts';
import { employerStep, employmentSection } from './blocks/employment.ts';
import { documents } from './blocks/files.ts';
import { contractMaterial, degreeMaterial, identityMaterial, insuranceMaterial } from './blocks/materials.ts';
import { personSection } from './blocks/person.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import type { Programme } from './programme.ts';

/** 人才认定: recognition in a class from A to F, shown by the talent card. */
export const talentApply: Programme = defineProgramme('features/casework/programmes/talent-apply.ts', {
  ...headOf('talentapply'),
  version: 1,
  conditions: [
    { CN: '遵纪守法，无严重失信记录。', EN: 'You abide by the law and have no serious record of dishonesty.' },
    {
      CN: '在本区全职工作、创业或灵活就业，并在本市缴纳社会保险。',
      EN: 'You work full-time, run a business or work flexibly in the district and pay social insurance in the city.',
    },
    { CN: '符合人才分类目录中申请类别的任一条款。', EN: 'You meet at least one clause of the class you apply for.' },
    { CN: '退休返聘人员仅可申请 A、B、C 类。', EN: 'Those retired and rehired can apply for classes A, B and C only.' },
  ],
  materials: [
    identityMaterial(
      { CN: '有效身份证件', EN: 'Valid identity document' },
      { CN: '身份证正反面，或护照资料页', EN: 'Both sides of the identity card, or the data page of the passport' },
    ),
    degreeMaterial(
      { CN: '学历学位证书及验证报告', EN: 'Diplomas with verification reports' },
      { CN: '在“学历学位”中逐条上传', EN: 'Uploaded entry by entry under Education' },
    ),
    contractMaterial(
      { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
      { CN: '单位、岗位和期限与填报一致', EN: 'Employer, position and term are those you enter' },
    ),
    insuranceMaterial,
    {
      name: { CN: '认定条款对应的证明材料', EN: 'Proof of the clause you rely on' },
      note: { CN: '职称证书、获奖文件、纳税记录等', EN: 'A title, an award, a tax record or the like' },
      example: 'certificate',
      checks: [
        { CN: '本人姓名和排名能看清', EN: 'Your name and rank can be read' },
        {
          CN: '与所选条款写明的证书、奖项或金额一致',
          EN: 'It is the certificate, award or amount that the clause names',
        },
        { CN: '颁发单位和日期齐全', EN: 'It says who issued it, and when' },
      ],
    },
    {
      name: { CN: '用人单位或主管部门意见', EN: 'Opinion of the employer or department' },
      note: { CN: '推荐认定的需要', EN: 'For the recommended routes' },
      template: 'recommendation',
      example: 'letter',
      checks: [
        { CN: '写明推荐的类别和理由', EN: 'It names the class and the reasons' },
        { CN: '经办人签字，能联系上', EN: 'Signed by an officer who can be reached' },
        { CN: '加盖公章', EN: 'It bears the seal' },
      ],
    },
  ],
  basis: [
    {
      CN: '《云汀新区人才分类认定办法（试行）》',
      EN: 'Yunting New Area Measures for Talent Recognition (for trial implementation)',
    },
    { CN: '《云汀新区人才分类目录》', EN: 'Yunting New Area Catalogue of Talent Classes' },
  ],
  fee: { CN: '不收费', EN: 'Free of charge' },
  faq: [
    {
      question: {
        CN: '同时符合多个类别，应当申请哪一类？',
        EN: 'I qualify for more than one class. Which should I choose?',
      },
      answer: {
        CN: '请按就高原则申请最高的一类，选择一条最有把握的认定条款即可。',
        EN: 'Apply for the highest one and choose the clause you can prove best. One clause is enough.',
      },
    },
    {
      question: {
        CN: '国（境）外学历没有认证可以申请吗？',
        EN: 'Can I apply with a foreign degree that is not verified?',
      },
      answer: {
        CN: '可以先填写并保存草稿，提交前须取得留学服务中心的认证书并填写编号。',
        EN: 'You can fill in and save a draft. Before you submit, the CSCSE certificate and its number are needed.',
      },
    },
    {
      question: { CN: '人才卡有效期多久？', EN: 'How long is the talent card valid?' },
      answer: {
        CN: '五年。期满前 60 日可申请续期，工作单位变动请及时更新信息。',
        EN: 'Five years. You can renew it from 60 days before its end. Tell us when your employer changes.',
      },
    },
  ],
  sections: [
    personSection(),
    contactSection,
    employmentSection({
      pay: { field: 'recognition.clause', is: 'D3' },
      rules: [
        {
          rule: 'forbid',
          field: 'jobKind',
          when: {
            all: [
              { field: 'jobKind', is: 'REHIRED' },
              { field: 'recognition.class', in: ['D', 'E', 'F'] },
            ],
          },
          because: {
            CN: '退休返聘人员仅可申请 A、B、C 类，请核对就业形式或申请类别。',
            EN: 'those retired and rehired can apply for classes A, B and C only; check your work status or the class.',
          },
        },
      ],
    }),
    educationSection,
    titleSection({ field: 'recognition.clause', in: ['D1', 'E1', 'E3', 'F2', 'F3'] }),
    awardSection({ field: 'recognition.clause', in: ['A1', 'A2', 'B2', 'C2'] }),
    honourSection({ field: 'recognition.clause', in: ['B1', 'C1'] }),
    {
      key: 'recognition',
      title: { CN: '认定申请', EN: 'What you apply for' },
      intro: {
        CN: '选择申请类别和一条认定条款。按就高原则申请，一年内只能申请一次。',
        EN: 'Choose a class and one clause. Apply for the highest class you qualify for; one application a year.',
      },
      fields: [
        {
          kind: 'choice',
          key: 'class',
          label: { CN: '申请类别', EN: 'Class' },
          options: 'talentClass',
          required: true,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'clause',
          label: { CN: '认定条款', EN: 'Clause' },
          hint: { CN: '选择类别后显示该类的条款。', EN: 'The clauses of the class you chose.' },
          help: {
            CN: '审核以所选条款为准。所选条款涉及职称、获奖或人才计划的，须在相应栏目填写并上传证明。',
            EN: 'The review looks at the clause you choose. If it rests on a title, an award or a talent plan, enter it in that section with its proof.',
          },
          options: 'talentClause',
          parent: 'class',
          required: true,
        },
        {
          kind: 'choice',
          key: 'route',
          label: { CN: '认定方式', EN: 'Route' },
          hint: {
            CN: '有明确证书的选“直接认定”；需要综合评价的选推荐认定。',
            EN: 'Choose direct recognition where a certificate is proof enough, otherwise a recommended route.',
          },
          options: 'talentRoute',
          required: true,
        },
        {
          kind: 'long-text',
          key: 'reason',
          label: { CN: '申请理由', EN: 'Reasons' },
          hint: {
            CN: '说明与认定条款对应的资历和业绩，500 字以内。',
            EN: 'How your record meets the clause, in 500 characters at most.',
          },
          unit: 'characters',
          min: 20,
          max: 500,
          required: true,
        },
      ],
    },
    {
      key: 'materials',
      title: { CN: '附件材料', EN: 'Documents' },
      intro: {
        CN: '学历、职称、获奖等证书已在各栏目上传的，这里无需重复。',
        EN: 'Diplomas, titles and awards uploaded in their own sections are not needed again here.',
      },
      fields: [
        documents({
          key: 'identity',
          label: { CN: '有效身份证件', EN: 'Identity document' },
          hint: {
            CN: '身份证请上传正反两面，护照上传资料页。',
            EN: 'Both sides of the identity card, or the data page of the passport.',
          },
          max: 2,
          sensitive: 'S3',
        }),
        documents({
          key: 'contract',
          label: { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
          help: {
            CN: '在职人员上传完整劳动合同，创业人员上传营业执照和章程，灵活就业人员上传业务合同或完税证明。',
            EN: 'Employees: the whole labour contract. Founders: business licence and articles. Flexible workers: contracts or tax receipts.',
          },
        }),
        documents({
          key: 'insurance',
          label: { CN: '社会保险缴纳证明', EN: 'Proof of social insurance' },
          hint: {
            CN: '近一个月内打印、带验证码的缴纳证明。',
            EN: 'Printed within the last month, with its verification code.',
          },
          max: 2,
        }),
        documents({
          key: 'proof',
          label: { CN: '认定条款证明材料', EN: 'Proof of the clause' },
          hint: {
            CN: '与所选条款对应的证书、文件或纳税记录。',
            EN: 'Certificates, documents or tax records for the clause you chose.',
          },
          max: 10,
        }),
        documents({
          key: 'opinion',
          label: { CN: '推荐意见', EN: 'Opinion of the recommending body' },
          hint: { CN: '须有推荐单位或主管部门盖章。', EN: 'With the seal of the employer or department.' },
          visible: { field: 'recognition.route', in: ['DEPARTMENT', 'UNIT'] },
          max: 2,
        }),
      ],
    },
    consentSection,
  ],
  employer: employerStep('recognition.class', 'recognition.route', 'employment.annualPay', 'materials.opinion'),
  ...reviewFlow({
    employer: { days: 5 },
    review: { days: 15 },
    publicNotice: { days: 5 },
    result: {
      key: 'certificate',
      title: { CN: '发放人才卡', EN: 'Talent card' },
      who: { CN: '人才服务中心', EN: 'Talent service centre' },
      days: 10,
    },
  }),
  exclusions: [],
  region: 'employment.companyCode',
  validMonths: 60,
  yearlyReport: { months: 12, openDays: 60 },
  subject: 'recognition.class',
  review: {
    checks: [
      {
        key: 'identity',
        text: { CN: '身份证件与填报一致且在有效期内', EN: 'The identity document matches and is valid' },
        section: 'person',
      },
      {
        key: 'employment',
        text: { CN: '劳动关系、社保单位与填报单位一致', EN: 'Contract, social insurance and employer agree' },
        section: 'employment',
      },
      { key: 'education', text: { CN: '学历学位已核验', EN: 'Degrees are verified' }, section: 'education' },
      {
        key: 'clause',
        text: { CN: '证明材料足以支持所选条款', EN: 'The proof supports the chosen clause' },
        section: 'recognition',
      },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'clause-proof',
        text: {
          CN: '认定条款证明材料不充分，请补充与条款直接对应的证书或文件。',
          EN: 'The proof of the clause is not sufficient. Add the certificate or document that the clause names.',
        },
        section: 'materials',
      },
      {
        key: 'wrong-class',
        text: {
          CN: '所选类别与条款、业绩不符，请重新选择。',
          EN: 'The class does not fit the clause and your record. Choose again.',
        },
        section: 'recognition',
      },
      {
        key: 'foreign-degree',
        text: {
          CN: '请补充国（境）外学历学位认证书及编号。',
          EN: 'Add the recognition certificate of the foreign degree and its number.',
        },
        section: 'education',
      },
    ],
    refusals: [
      {
        key: 'clause-unmet',
        text: {
          CN: '经审核，申请人资历和业绩未达到所选认定条款的要求。',
          EN: 'The record of the applicant does not reach what the chosen clause requires.',
        },
      },
      {
        key: 'not-local',
        text: {
          CN: '申请人未在本区工作或未在本市缴纳社会保险。',
          EN: 'The applicant does not work in the district or pays no social insurance in the city.',
        },
      },
      {
        key: 'untrue',
        text: {
          CN: '填报内容或材料与核验结果不符。',
          EN: 'Entries or documents do not agree with the results of verification.',
        },
      },
    ],
  },
});
