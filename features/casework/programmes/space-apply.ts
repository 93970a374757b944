import { consentSection } from './blocks/consent.ts';
import { contactSection } from './blocks/contact.ts';
import { identityMaterial } from './blocks/materials.ts';
import { personSection } from './blocks/person.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import type { Programme } from './programme.ts';
import { companySection, filesSection, foundingSection, projectSection, spaceSection } from './space/parts.ts';

const port = { CN: '云汀港园区创业服务专员', EN: 'Start-up officer of Yunting Port' };

/** 创业场地: desks, rooms and halls for those who start a business, with its registration where it is wanted. */
export const spaceApply: Programme = defineProgramme('features/casework/programmes/space-apply.ts', {
  ...headOf('spaceapply'),
  version: 1,
  conditions: [
    {
      CN: '准备在本区创业的个人，或成立不满三年的企业。',
      EN: 'You are about to start a business in the district, or your company is younger than three years.',
    },
    {
      CN: '外籍创业者持创业类居留许可也可以申请。',
      EN: 'Foreign founders can apply with a residence permit for entrepreneurs.',
    },
    {
      CN: '场地由本人或企业实际使用，不转租、不只用于注册。',
      EN: 'You use the space yourselves: it is neither sublet nor only an address.',
    },
  ],
  materials: [
    identityMaterial(
      { CN: '发起人身份证件', EN: 'Identity documents of the founders' },
      { CN: '每人一份，正反面', EN: 'One each, both sides' },
    ),
    {
      name: { CN: '一页纸项目说明', EN: 'The project on one page' },
      note: { CN: '填写样例见办理指南', EN: 'The guide has an example' },
      template: 'project',
      example: 'letter',
      checks: [
        { CN: '写明做什么、谁会买、缺什么', EN: 'It says what you do, who will buy it and what you lack' },
        { CN: '有团队分工', EN: 'It says who does what' },
      ],
    },
    {
      name: { CN: '营业执照副本', EN: 'Copy of the business licence' },
      note: { CN: '已注册的企业需要', EN: 'If the company is registered' },
      example: 'licence',
      checks: [
        { CN: '统一社会信用代码与填报一致', EN: 'The credit code is the one you enter' },
        { CN: '成立不满三年', EN: 'Founded less than three years ago' },
      ],
    },
    {
      name: { CN: '获奖证书', EN: 'Certificate of the prize' },
      note: { CN: 'ITEC 大赛获奖项目需要', EN: 'If the project won an ITEC prize' },
      example: 'certificate',
      checks: [{ CN: '项目名称与填报一致', EN: 'It names the project you enter' }],
    },
  ],
  basis: [
    {
      CN: '《云汀港园区初创企业场地与算力券发放细则》',
      EN: 'Yunting Port: Rules for Space and Computing Vouchers for Start-ups',
    },
  ],
  fee: {
    CN: '申请、注册和刻章不收费；租金按各场地公布的标准，可用场地券抵扣',
    EN: 'Applying, registration and seals are free; rent is what each place publishes, and vouchers count towards it',
  },
  faq: [
    {
      question: { CN: '还没有注册公司，可以申请吗？', EN: 'Can I apply before the company is registered?' },
      answer: {
        CN: '可以。填写两个备选名称，选定场地后由场地方出具住所证明，注册、刻章、税务和开户一窗办理。',
        EN: 'Yes. Give two names. Once you have chosen, the place confirms your address, and registration, seals, tax and bank account are done at one desk.',
      },
    },
    {
      question: { CN: '看过之后都不合适怎么办？', EN: 'What if none of the spaces fits?' },
      answer: {
        CN: '在办理进度中写明原因并放弃，可以马上重新申请；填过的内容能带到新的申请里。',
        EN: 'Give it up on the progress page and say why. You can apply again at once and take over what you entered.',
      },
    },
    {
      question: { CN: '做不下去怎么办？', EN: 'What if it does not work?' },
      answer: {
        CN: '提前 15 天告知即可退租，不收违约金。',
        EN: 'Tell us 15 days ahead and leave without a penalty.',
      },
    },
  ],
  sections: [
    projectSection,
    companySection,
    foundingSection,
    personSection(),
    contactSection,
    spaceSection,
    filesSection,
    consentSection,
  ],
  ...reviewFlow({
    acceptance: { days: 3, who: port },
    review: { key: 'viewing', title: { CN: '看场地', EN: 'Viewing' }, who: port, days: 5 },
    isOffer: true,
    result: {
      key: 'offer',
      title: { CN: '确认场地', EN: 'Choice of the space' },
      who: { CN: '申请人', EN: 'You' },
      days: 5,
    },
    afterwards: {
      key: 'moving-in',
      title: { CN: '注册入驻', EN: 'Registration and key' },
      who: { CN: '一站通大厅和场地方', EN: 'The one-stop hall and the place' },
      days: 2,
    },
  }),
  exclusions: [],
  region: 'company.code',
  validMonths: 36,
  subject: 'space.kind',
  review: {
    checks: [
      {
        key: 'age',
        text: { CN: '企业成立不满三年', EN: 'The company is younger than three years' },
        section: 'company',
      },
      {
        key: 'project',
        text: { CN: '项目说明与所选场地相符', EN: 'The project fits the space asked for' },
        section: 'project',
      },
      {
        key: 'site',
        text: { CN: '意向场地有余位，条件满足', EN: 'A place named is free and has what is needed' },
        section: 'space',
      },
      {
        key: 'prize',
        text: { CN: '获奖情况已在大赛名单核对', EN: 'The prize stands in the results of the competition' },
        section: 'project',
      },
    ],
    corrections: [
      ...commonCorrections.filter(({ key }) => key !== 'insurance'),
      {
        key: 'names',
        text: {
          CN: '备选名称已被占用，请换一个再提交。',
          EN: 'The names are taken. Give another.',
        },
        section: 'founding',
      },
      {
        key: 'area',
        text: {
          CN: '面积与团队人数不相称，请说明用途或调整。',
          EN: 'The area does not fit the size of the team. Say what it is for, or change it.',
        },
        section: 'space',
      },
    ],
    refusals: [
      {
        key: 'too-old',
        text: { CN: '企业成立已满三年，不符合申请条件。', EN: 'The company is three years old or older.' },
      },
      {
        key: 'no-space',
        text: {
          CN: '意向场地近期没有余位，其他场地不满足所需条件。',
          EN: 'The places named are full, and no other has what is needed.',
        },
      },
      {
        key: 'address-only',
        text: { CN: '经核实，场地只用于注册，没有实际使用。', EN: 'The space is wanted as an address only.' },
      },
    ],
  },
});
