import { phoenixType } from '#core/dictionaries/talent.ts';
import { consentSection } from './blocks/consent.ts';
import { employerStep } from './blocks/employment.ts';
import { contractMaterial, degreeMaterial, identityMaterial, insuranceMaterial } from './blocks/materials.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import { choiceSection } from './phoenix/choice.ts';
import { companyTypes } from './phoenix/company-types.ts';
import { phoenixDepartments } from './phoenix/departments.ts';
import { phoenixInstalments } from './phoenix/instalments.ts';
import { personFiles } from './phoenix/person-files.ts';
import { personParts } from './phoenix/person-parts.ts';
import { unitParts } from './phoenix/unit-parts.ts';

/** 凤凰计划: support for individuals, for leading talent together with their company, and for employers. */
export const ppApply = defineProgramme('features/casework/programmes/pp-apply.ts', {
  ...headOf('ppapply'),
  version: 1,
  conditions: [
    {
      CN: '申报人年龄一般不超过 55 周岁，业绩特别突出的可由主管部门推荐破格。',
      EN: 'Applicants are 55 at most as a rule; those with outstanding results can be recommended for an exception.',
    },
    {
      CN: '申报单位在本区注册、纳税并依法缴纳社会保险。',
      EN: 'The company is registered in the district, pays its taxes here and social insurance as the law asks.',
    },
    {
      CN: '全职项目每年在区工作不少于 9 个月，短期项目不少于 2 个月。',
      EN: 'Full-time items ask for nine months a year in the district, short-term ones for two.',
    },
    {
      CN: '同一人同一年度只能申报一个项目，已获同类支持的不重复支持。',
      EN: 'One item a person and year; what was supported once is not supported twice.',
    },
  ],
  materials: [
    identityMaterial({ CN: '有效身份证件', EN: 'Valid identity document' }),
    degreeMaterial({
      CN: '学历学位、职称证书及验证报告',
      EN: 'Diplomas and titles with verification reports',
    }),
    contractMaterial(
      { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
      { CN: '单位、岗位和期限与填报一致', EN: 'Employer, position and term are those you enter' },
    ),
    insuranceMaterial,
    {
      name: { CN: '代表性成果证明', EN: 'Proof of representative results' },
      example: 'certificate',
      checks: [
        { CN: '本人姓名和排名能看清', EN: 'Your name and rank can be read' },
        { CN: '与填报的成果逐项对应', EN: 'Each belongs to a result that you enter' },
      ],
    },
    {
      name: { CN: '单位营业执照、审计报告和单位意见', EN: 'Licence, audit reports and opinion of the company' },
      note: { CN: '领军类和单位类需要', EN: 'For leading talent and employers' },
      template: 'opinion',
      example: 'licence',
      checks: [
        { CN: '审计报告每年一份，数据与填报一致', EN: 'One audit a year, with the figures that you enter' },
        { CN: '单位意见有公章', EN: 'The opinion bears the company’s seal' },
      ],
    },
    {
      name: { CN: '签字的申报表', EN: 'The signed form' },
      note: { CN: '在申报页下载，签字后扫描', EN: 'Download it on the page of the application, sign and scan it' },
      checks: [{ CN: '与提交的内容一致，本人签字', EN: 'It says what you submit, and you have signed it' }],
    },
  ],
  basis: [
    { CN: '《云汀新区凤凰计划实施办法》', EN: 'Yunting New Area Measures for the Phoenix Plan' },
    { CN: '《云汀新区凤凰计划年度申报指南》', EN: 'Yearly guide to applications under the Phoenix Plan' },
  ],
  fee: { CN: '不收费', EN: 'Free of charge' },
  faq: [
    {
      question: { CN: '单位不同意，我还能报吗？', EN: 'My employer refuses. Can I still apply?' },
      answer: {
        CN: '个人类要由单位在线确认。单位退回会写明原因，您改好可以再报；单位不同意的，可以找人才服务专员协调。',
        EN: 'An individual application needs the employer’s confirmation. What is sent back says why, so you can correct it and submit again; if they refuse, a talent officer can mediate.',
      },
    },
    {
      question: { CN: '拿过区里别的补助，会冲突吗？', EN: 'I had another grant of the district. Does it clash?' },
      answer: {
        CN: '同一内容获得过同类支持的，不重复支持；其他的请在“曾获支持”里如实填写，由审核人员认定。',
        EN: 'What was supported once is not supported twice. Enter anything else under earlier support; the reviewers decide whether it is the same.',
      },
    },
    {
      question: { CN: '截止那天系统繁忙怎么办？', EN: 'What if the system is busy on the last day?' },
      answer: {
        CN: '填写的内容自动保存，断网时存在本机。是否按时以系统收到的时间为准，拿到回执才算提交，请尽量提前。',
        EN: 'What you type is saved, without a network on your device. The time at which the system receives it counts, and the receipt proves it, so do not wait for the last hour.',
      },
    },
    {
      question: { CN: '个人类和领军类有什么区别？', EN: 'How do the individual and the leading type differ?' },
      answer: {
        CN: '个人类由本人申报，用人单位盖章；领军类由带头人和所在企业共同申报，需要企业经营情况和知识产权材料。',
        EN: 'Individuals apply for themselves with the seal of the employer. Leading talent apply together with their company, which adds its figures and intellectual property.',
      },
    },
    {
      question: { CN: '评审后多久可以拿到资助？', EN: 'When is the support paid?' },
      answer: {
        CN: '公示无异议并签订协议后，按项目约定分期拨付，每期拨付前核验是否仍符合条件。',
        EN: 'After the public notice and the agreement, in instalments as the item says; the conditions are checked again before each.',
      },
    },
    {
      question: { CN: '提交后还能修改吗？', EN: 'Can I change it after I submit?' },
      answer: {
        CN: '受理前可以撤回修改；受理后只能修改审核人员退回的内容。',
        EN: 'You can take it back until it is accepted. After that you change what reviewers send back.',
      },
    },
  ],
  sections: [choiceSection, ...personParts, personFiles, ...unitParts, consentSection],
  employer: employerStep('choice.item', 'person.monthsHere', 'person.monthsHereShort'),
  ...reviewFlow({
    employer: { days: 5 },
    review: { days: 10, title: { CN: '资格审核', EN: 'Review' } },
    joint: { experts: { days: 15 }, by: { scale: 'phoenixReview', least: 5 } },
    publicNotice: { days: 5 },
    result: {
      key: 'certificate',
      title: { CN: '签约发证', EN: 'Agreement and certificate' },
      who: { CN: '人才服务中心', EN: 'Talent service centre' },
      days: 10,
    },
    afterwards: {
      key: 'payment',
      title: { CN: '分期拨付', EN: 'Payment' },
      who: { CN: '财政拨付部门', EN: 'Finance' },
      days: 20,
    },
  }),
  departments: phoenixDepartments,
  instalments: phoenixInstalments,
  // What was supported once is not supported again while that lasts.
  exclusions: [{ programme: 'ppapply', while: 'effective', sameType: { asCompany: ['UNIT'] } }],
  defaultWindow: { from: '10-08', to: '11-30' },
  region: ['unit.code', 'employment.companyCode'],
  validMonths: 36,
  yearlyReport: { months: 12, openDays: 60 },
  subject: 'choice.item',
  types: { field: 'choice.type', options: phoenixType, asCompany: companyTypes, companyCode: 'unit.code' },
  review: {
    checks: [
      {
        key: 'identity',
        text: { CN: '身份证件与填报一致且在有效期内', EN: 'The identity document matches and is valid' },
        section: 'person',
      },
      {
        key: 'age',
        text: { CN: '年龄符合项目要求，或有破格推荐', EN: 'The age fits the item, or an exception is recommended' },
        section: 'choice',
      },
      {
        key: 'employment',
        text: { CN: '劳动关系和社保单位与填报单位一致', EN: 'Contract, social insurance and employer agree' },
        section: 'employment',
      },
      {
        key: 'results',
        text: { CN: '代表性成果与证明材料一致', EN: 'Representative results agree with their proof' },
        section: 'award',
      },
      {
        key: 'unit',
        text: { CN: '单位在本区注册纳税，审计数据一致', EN: 'The company is registered and taxed here; audits agree' },
        section: 'unit',
      },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'contribution',
        text: {
          CN: '请写明本人在该成果中的具体贡献和排名依据。',
          EN: 'Say what your own part in the result was and what your rank rests on.',
        },
        section: 'award',
      },
      {
        key: 'audit',
        text: {
          CN: '经营数据与审计报告不一致，请核对年度和单位。',
          EN: 'The figures do not agree with the audit reports. Check years and units.',
        },
        section: 'compete',
      },
      {
        key: 'signature',
        text: {
          CN: '申报表未签字或版本不是最新，请重新下载签字。',
          EN: 'The form is not signed or out of date. Download it again and sign it.',
        },
        section: 'materials',
      },
    ],
    refusals: [
      {
        key: 'not-qualified',
        text: {
          CN: '经审核，申报人或单位不符合所选项目的基本条件。',
          EN: 'The applicant or the company does not meet the basic conditions of the item.',
        },
      },
      {
        key: 'not-selected',
        text: {
          CN: '经专家评审，综合得分未达到本年度入选标准。',
          EN: 'In the opinion of the experts the application does not reach this year’s mark.',
        },
      },
      {
        key: 'supported-before',
        text: { CN: '申报内容已获得同类支持。', EN: 'The same has been supported before.' },
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
