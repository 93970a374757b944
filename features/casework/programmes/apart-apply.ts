import { consentSection } from './blocks/consent.ts';
import { contactSection } from './blocks/contact.ts';
import { educationSection } from './blocks/education.ts';
import { employerStep, employmentSection } from './blocks/employment.ts';
import { familySection } from './blocks/family.ts';
import { documents } from './blocks/files.ts';
import { contractMaterial, degreeMaterial, identityMaterial, insuranceMaterial } from './blocks/materials.ts';
import { personSection } from './blocks/person.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import type { Programme } from './programme.ts';

const hasEmployer = { field: 'employment.jobKind', isNot: 'FLEXIBLE' } as const;

const apartmentOffice = { CN: '人才公寓管理部门', EN: 'Apartment office' };

const file = 'features/casework/programmes/apart-apply.ts';

const parts: Omit<Programme, 'version' | keyof ReturnType<typeof reviewFlow>> = {
  ...headOf('apartapply'),
  conditions: [
    {
      CN: '具有大学本科及以上学历，或中级及以上职称、技师及以上职业资格。',
      EN: 'You hold a bachelor’s degree or above, an intermediate title or above, or are a technician or above.',
    },
    {
      CN: '与本区用人单位签订劳动合同且剩余期限满一年，或在本区创业、灵活就业。',
      EN: 'Your contract with an employer in the district runs for another year, or you run a business or work flexibly here.',
    },
    { CN: '在本市正常缴纳社会保险。', EN: 'You pay social insurance in the city.' },
    {
      CN: '本人及配偶在本市无自有住房，或现有住房距工作单位 30 公里以上。',
      EN: 'You and your spouse own no home in the city, or only one over 30 km from work.',
    },
    { CN: '未同时享受其他住房保障或租房补贴。', EN: 'You do not receive other housing support at the same time.' },
  ],
  materials: [
    {
      name: { CN: '用人单位授权委托书', EN: 'Letter of authority of the employer' },
      template: 'authority',
      example: 'letter',
      checks: [
        { CN: '写明经办人和委托事项', EN: 'It names the agent and what they may do' },
        { CN: '法定代表人签字', EN: 'Signed by the legal representative' },
        { CN: '加盖单位公章', EN: 'It bears the seal of the employer' },
      ],
    },
    {
      name: { CN: '用人单位营业执照', EN: 'Business licence of the employer' },
      example: 'licence',
      checks: [
        { CN: '统一社会信用代码与填报一致', EN: 'The credit code is the one you enter' },
        { CN: '住所在本区', EN: 'The registered address is in the district' },
        { CN: '登记机关印章完整', EN: 'The seal of the registrar is whole' },
      ],
    },
    {
      name: { CN: '用人单位承诺书', EN: 'Pledge of the employer' },
      template: 'pledge',
      example: 'letter',
      checks: [
        { CN: '承诺内容没有改动', EN: 'The pledge is unchanged' },
        { CN: '法定代表人签字', EN: 'Signed by the legal representative' },
        { CN: '加盖单位公章', EN: 'It bears the seal of the employer' },
      ],
    },
    identityMaterial(
      {
        CN: '经办人、入住人员和法定代表人身份证件',
        EN: 'Identity documents of agent, occupants and legal representative',
      },
      { CN: '每人一份，正反面', EN: 'One each, both sides' },
    ),
    {
      name: { CN: '签字的申请表', EN: 'Signed application form' },
      note: {
        CN: '网上签名的可不上传；填完后在预览页下载',
        EN: 'Not needed with the online signature; downloaded from the preview when filled in',
      },
      example: 'letter',
      checks: [
        { CN: '内容与网上填报一致', EN: 'It says what you entered online' },
        { CN: '申请人签字并写明日期', EN: 'Signed and dated by the applicant' },
      ],
    },
    {
      name: { CN: '本人身份证件和户口簿', EN: 'Your identity document and household book' },
      note: { CN: '户口簿首页和本人页', EN: 'First page and your own page of the book' },
      example: 'book',
      checks: [
        { CN: '户号和户籍地址清楚', EN: 'Number and address of the household can be read' },
        { CN: '本人页信息与填报一致', EN: 'Your page says what you enter' },
      ],
    },
    contractMaterial(
      { CN: '剩余期限一年以上的劳动合同', EN: 'Labour contract running for at least another year' },
      { CN: '从申请当天算起还有 12 个月以上', EN: 'Twelve months or more are left on the day you apply' },
    ),
    degreeMaterial({ CN: '学历学位或职称证书', EN: 'Diploma or title certificate' }),
    insuranceMaterial,
  ],
  basis: [
    { CN: '《云汀新区人才公寓租赁管理办法》', EN: 'Yunting New Area Measures for the Letting of Talent Apartments' },
  ],
  fee: {
    CN: '申请不收费；租金按当年公布的优惠标准执行',
    EN: 'Applying is free; the reduced rent published for the year applies',
  },
  faq: [
    {
      question: { CN: '可以选择几个小区？', EN: 'How many estates can I choose?' },
      answer: {
        CN: '最多三个，按意愿顺序排列。系统按排名依次匹配，房源不足时顺延到下一意愿。',
        EN: 'Up to three, in order of preference. They are tried in that order as long as there are free apartments.',
      },
    },
    {
      question: { CN: '名次怎么排？', EN: 'How are ranks decided?' },
      answer: {
        CN: '按得分：人才类别 10 至 60 分（A 类最高），博士 30 分、硕士 20 分、本科 10 分，同住家人每人 5 分、最多 15 分，本市无房 10 分；同分的先提交者在前。名单经领导小组评议后公示 5 个工作日，名次和得分一并公开。',
        EN: 'By points: 10 to 60 for the class of talent (most for A), 30 for a doctor’s, 20 for a master’s and 10 for a bachelor’s degree, 5 for each person of the family who moves in and 15 at most, 10 if you own no home in the city. Of equal ones whoever submitted first comes first. The leading group settles the list, and ranks and points are on public notice for five working days.',
      },
    },
    {
      question: { CN: '公示结束后怎么选房？', EN: 'How do I choose once the notice is over?' },
      answer: {
        CN: '公示期满没有异议的，按公示的名次分组选房，每组有固定的选房时间，组内按名次定，逾期转入下一组。',
        EN: 'Those to whom nobody objected choose in the order of the notice, group by group. Each group has its time, and within it the rank decides; whoever misses it joins the next group.',
      },
    },
    {
      question: { CN: '提前退租怎么办？', EN: 'What if I leave early?' },
      answer: {
        CN: '提前 30 日提出，结清费用后办理退房。',
        EN: 'Give 30 days’ notice, settle the costs and hand back the apartment.',
      },
    },
  ],
  sections: [
    personSection({ marital: true, hukou: true }),
    contactSection,
    employmentSection({ contractMonths: 12 }),
    educationSection,
    familySection({
      localHome: true,
      intro: {
        CN: '请填写配偶、未成年子女以及将共同入住的家庭成员。已婚的须填写配偶。',
        EN: 'Enter your spouse, children under age and all family members who move in. If you are married, your spouse is needed.',
      },
    }),
    {
      key: 'housing',
      title: { CN: '租住意向', EN: 'What you would like to rent' },
      fields: [
        {
          kind: 'choice',
          key: 'rentKind',
          label: { CN: '租住方式', EN: 'Way of renting' },
          options: 'rentKind',
          required: true,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'roomType',
          label: { CN: '户型', EN: 'Apartment size' },
          options: 'roomType',
          required: true,
          width: 'half',
        },
        {
          kind: 'multi-choice',
          key: 'estates',
          label: { CN: '意向小区', EN: 'Preferred estates' },
          hint: { CN: '最多三个，排在前面的优先。', EN: 'Up to three, the first is tried first.' },
          options: 'estate',
          min: 1,
          max: 3,
          ordered: true,
          required: true,
        },
        {
          kind: 'number',
          key: 'people',
          label: { CN: '入住人数', EN: 'People moving in' },
          hint: { CN: '包括本人。合租最多 2 人。', EN: 'Yourself included. In a shared apartment two at most.' },
          min: 1,
          max: 8,
          decimals: 0,
          suffix: { CN: '人', EN: '{count:person|people}' },
          required: true,
          width: 'half',
        },
        {
          kind: 'date',
          key: 'moveIn',
          label: { CN: '期望入住日期', EN: 'Moving in on' },
          hint: { CN: '自今日起一年内。', EN: 'Within a year from today.' },
          min: { days: 1 },
          max: { years: 1 },
          required: true,
          width: 'half',
        },
        {
          kind: 'number',
          key: 'years',
          label: { CN: '租期', EN: 'Years' },
          hint: { CN: '一至三年。', EN: 'One to three.' },
          min: 1,
          max: 3,
          decimals: 0,
          suffix: { CN: '年', EN: '{count:year|years}' },
          required: true,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'localHome',
          label: { CN: '本市住房情况', EN: 'Homes in this city' },
          help: {
            CN: '包括本人和配偶名下的住房，将与不动产登记信息核对。',
            EN: 'Those of you and your spouse; the answer is checked against the real-estate register.',
          },
          options: 'localHome',
          required: true,
        },
        {
          kind: 'money',
          key: 'currentRent',
          label: { CN: '当前月租金', EN: 'Present monthly rent' },
          unit: '元',
          max: 100_000,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'discount',
          label: { CN: '是否申请租金优惠', EN: 'Reduction of rent' },
          hint: {
            CN: '已认定的 A 至 F 类人才可申请相应比例的优惠。',
            EN: 'Those recognised in classes A to F can apply for the reduction of their class.',
          },
          options: 'yesNo',
          width: 'half',
        },
      ],
      rules: [
        { rule: 'limit', field: 'people', max: 2, when: { field: 'rentKind', is: 'SHARED' } },
        {
          rule: 'forbid',
          field: 'localHome',
          when: { field: 'localHome', is: 'YES' },
          because: {
            CN: '在本市已有住房的不符合申请条件；如住房距工作单位 30 公里以上，请改选该项。',
            EN: 'an applicant with a home in this city does not qualify; for one over 30 km from work, choose that answer instead.',
          },
        },
      ],
    },
    {
      key: 'materials',
      title: { CN: '附件材料', EN: 'Documents' },
      intro: {
        CN: '共九项，单位材料可请经办人提供。灵活就业人员不需要单位材料。',
        EN: 'Nine items; the employer’s agent provides those of the company. Flexible workers do not need them.',
      },
      fields: [
        documents({
          key: 'authority',
          label: { CN: '用人单位授权委托书', EN: 'Letter of authority of the employer' },
          visible: hasEmployer,
          max: 2,
          ofEmployer: true,
        }),
        documents({
          key: 'licence',
          label: { CN: '用人单位营业执照', EN: 'Business licence of the employer' },
          visible: hasEmployer,
          max: 2,
          ofEmployer: true,
        }),
        documents({
          key: 'pledge',
          label: { CN: '用人单位承诺书', EN: 'Pledge of the employer' },
          visible: hasEmployer,
          max: 2,
          ofEmployer: true,
        }),
        documents({
          key: 'identities',
          label: {
            CN: '经办人、入住人员和法定代表人身份证件',
            EN: 'Identity documents of agent, occupants and legal representative',
          },
          hint: {
            CN: '每人正反两面，可合并为一个 PDF。灵活就业人员只需入住人员证件。',
            EN: 'Both sides of each, best in one PDF. Flexible workers: the occupants’ only.',
          },
          max: 10,
          sensitive: 'S3',
        }),
        documents({
          key: 'form',
          label: { CN: '签字的申请表', EN: 'Signed application form' },
          hint: {
            CN: '网上签名具有同等效力；单位要求纸质盖章的，可在此上传扫描件。',
            EN: 'The online signature has the same force; upload a scan only where the employer wants a sealed paper.',
          },
          required: false,
          max: 2,
        }),
        documents({
          key: 'household',
          label: { CN: '本人身份证件和户口簿', EN: 'Your identity document and household book' },
          max: 6,
          sensitive: 'S3',
        }),
        documents({
          key: 'contract',
          label: { CN: '劳动合同', EN: 'Labour contract' },
          hint: {
            CN: '剩余期限一年以上；创业人员上传营业执照和章程。',
            EN: 'Running for at least another year; founders upload licence and articles.',
          },
          visible: hasEmployer,
        }),
        documents({
          key: 'qualification',
          label: { CN: '职称或职业资格证书', EN: 'Title or qualification certificate' },
          hint: {
            CN: '以学历申请、证书已在“学历学位”上传的，无需重复。',
            EN: 'Not needed if you apply with a degree whose diploma is under Education.',
          },
          required: false,
          max: 3,
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
      ],
    },
    consentSection,
  ],
  employer: employerStep('housing.moveIn', 'materials.authority', 'materials.licence', 'materials.pledge'),
  exclusions: [
    {
      programme: 'housingSupportApply',
      while: 'effective',
      message: {
        portal: {
          CN: '您正在享受住房支持，不能同时租住人才公寓；请先办理退出。',
          EN: 'You have housing support, which cannot go with a talent apartment; end the housing support first.',
        },
        desk: {
          CN: '享受住房支持和租住人才公寓不能并存，申请人只能取其一。',
          EN: 'Housing support and a talent apartment cannot be held together; the applicant can have one of them.',
        },
      },
    },
  ],
  defaultWindow: { from: '03-01', to: '11-30' },
  region: 'employment.companyCode',
  validMonths: 36,
  subject: 'housing.roomType',
  review: {
    checks: [
      {
        key: 'identity',
        text: { CN: '身份证件、户口簿与填报一致', EN: 'Identity documents and household book match' },
        section: 'person',
      },
      {
        key: 'contract',
        text: { CN: '劳动合同剩余期限满一年', EN: 'The contract runs for another year' },
        section: 'employment',
      },
      {
        key: 'home',
        text: { CN: '本人及配偶住房情况已核验', EN: 'Homes of applicant and spouse are verified' },
        section: 'housing',
      },
      { key: 'insurance', text: { CN: '社会保险正常缴纳', EN: 'Social insurance is paid' }, section: 'employment' },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'contract-short',
        text: {
          CN: '劳动合同剩余期限不足一年，请提供续签合同。',
          EN: 'The contract runs for less than a year. Provide the renewed one.',
        },
        section: 'employment',
      },
      {
        key: 'occupants',
        text: {
          CN: '入住人数与家庭成员、身份证件不符，请核对。',
          EN: 'The number of people does not match the family members and identity documents. Check it.',
        },
        section: 'housing',
      },
    ],
    refusals: [
      {
        key: 'has-home',
        text: {
          CN: '经核验，申请人或配偶在本市有自有住房，不符合申请条件。',
          EN: 'The applicant or the spouse owns a home in the city.',
        },
      },
      {
        key: 'other-support',
        text: {
          CN: '申请人已享受其他住房保障或租房补贴。',
          EN: 'The applicant already receives other housing support.',
        },
      },
      {
        key: 'not-qualified',
        text: { CN: '学历、职称或就业情况不符合申请条件。', EN: 'Degree, title or work do not meet the conditions.' },
      },
    ],
  },
};

const steps = {
  employer: { days: 5 },
  review: { days: 10, title: { CN: '资格审核', EN: 'Review' }, who: apartmentOffice },
  result: { key: 'allotment', title: { CN: '配租选房', EN: 'Allotment and choice' }, who: apartmentOffice, days: 10 },
  afterwards: {
    key: 'lease',
    title: { CN: '签约入住', EN: 'Lease' },
    who: { CN: '申请人和运营单位', EN: 'You and the operator' },
    days: 5,
  },
};

/** Approved after the review, ranked when people choose: for what was begun before ranks were put on public notice. */
const unannounced = defineProgramme(file, { ...parts, version: 1, ...reviewFlow(steps) });

/** 人才公寓: an apartment at reduced rent for up to three years. */
export const apartApply: Programme = defineProgramme(file, {
  ...parts,
  version: 2,
  earlier: [unannounced],
  ...reviewFlow({
    ...steps,
    joint: {
      ranking: { days: 10, title: { CN: '排序评议', EN: 'Ranking' }, who: { CN: '领导小组', EN: 'Leading group' } },
    },
    publicNotice: { days: 5 },
  }),
});
