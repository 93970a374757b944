import { fieldsFrom } from '#core/forms/own-form.ts';
import type { Section } from '#core/forms/section.ts';
import { consentSection, consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { line, lines, tenThousands, whole, yesNo } from './parts.ts';

/** Whom the office writes to; often not the head of the project. */
export const contactSection: Section = {
  key: 'contact',
  title: { CN: '联系人', EN: 'Contact' },
  blocks: [],
  fields: [
    line('contactName', { CN: '联系人姓名', EN: 'Name' }, 50, { pattern: 'person-name', sensitive: 'S2' }),
    {
      kind: 'phone',
      key: 'phone',
      label: { CN: '联系电话', EN: 'Phone' },
      own: 'tel',
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'email',
      key: 'email',
      label: { CN: '电子邮箱', EN: 'E-mail' },
      own: 'email',
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
  ],
};

const isReferred = { field: 'referred', is: 'YES' } as const;

/** The one supporter who referred the project. */
export const referrerSection: Section = {
  key: 'supporter',
  title: { CN: '赋能者', EN: 'Supporter' },
  blocks: [],
  intro: {
    CN: '一个项目只能有一位创新赋能者推荐，提交后不能更换；赋能者也可以为自己的项目报名，但不能推荐自己。',
    EN: 'A project has one supporter only, who cannot be changed once it is handed in. Supporters may enter projects of their own, yet not refer themselves.',
  },
  fields: [
    yesNo('referred', { CN: '是否由创新赋能者推荐', EN: 'Did a supporter refer you?' }),
    line('code', { CN: '推荐码', EN: 'Code of the supporter' }, 20, {
      hint: {
        CN: '以 S 开头的 7 位，赋能者可在自己的页面查到；没有写“无”。',
        EN: 'Seven signs that begin with S, on the supporter’s own page; write “none” if there is no code.',
      },
      visible: isReferred,
    }),
    line('organisation', { CN: '机构', EN: 'Organisation' }, 100, { visible: isReferred }),
    line('referrerName', { CN: '姓名', EN: 'Name' }, 50, { visible: isReferred, sensitive: 'S2' }),
    line('referrerContact', { CN: '联系方式', EN: 'How to reach them' }, 100, {
      visible: isReferred,
      sensitive: 'S2',
    }),
    yesNo(
      'share',
      { CN: '是否同意赋能者看到项目名称和进度', EN: 'May the supporter see the project and its progress?' },
      {
        hint: {
          CN: '不同意时，赋能者只看到赛道和阶段；随时可以改。',
          EN: 'If not, they see track and stage only. You can change this at any time.',
        },
        visible: isReferred,
        width: 'full',
      },
    ),
  ],
};

/** Intent to settle in the district. */
export const settleSection: Section = {
  key: 'settle',
  title: { CN: '落地意向', EN: 'Plan to settle' },
  blocks: [],
  fields: [
    line('business', { CN: '落地业务类型', EN: 'Kind of business' }, 80),
    line('registrationPlan', { CN: '注册计划', EN: 'Plan to register' }, 150),
    whole('staff', { CN: '计划落地人数', EN: 'Staff to come' }, 100_000),
    line('timeline', { CN: '落地时间', EN: 'When' }, 80),
    tenThousands('revenue', { CN: '预计年营收', EN: 'Yearly revenue expected' }),
    tenThousands('taxes', { CN: '预计年纳税', EN: 'Yearly taxes expected' }),
    lines('needs', { CN: '需要的支持', EN: 'What you need' }, 1000),
  ],
};

/** Consents and the signature. */
export const commitmentSection: Section = {
  key: 'commitment',
  title: { CN: '承诺与授权', EN: 'Commitment and consent' },
  blocks: [],
  fields: [
    {
      kind: 'consent',
      key: 'eligible',
      label: { CN: '参赛承诺', EN: 'Commitment' },
      text: {
        CN: '本人承诺所填内容真实，参赛资格在大赛全过程中持续满足；情况发生变化、可能影响参赛资格的，在 1 个工作日内报告组委会。',
        EN: 'I declare that all of this is true and that the project stays eligible throughout. If something happens that touches this, I report it within 1 working day.',
      },
      version: consentVersion,
      required: true,
    },
    ...fieldsFrom(consentSection, ['privacy', 'sensitive']),
    {
      kind: 'signature',
      key: 'signature',
      label: { CN: '负责人签名', EN: 'Signature of the head' },
      hint: {
        CN: '请输入负责人本人姓名，系统会记录签名时间。',
        EN: 'Type the name of the head; the time is recorded.',
      },
      sameAs: 'applicant.name',
      required: true,
      sensitive: 'S2',
    },
  ],
};
