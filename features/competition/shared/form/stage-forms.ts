import type { OwnForm } from '#core/forms/own-form.ts';
import { bankSection } from '#features/casework/programmes/blocks/bank.ts';
import { line, lines, officePhotos, papers, whole } from './parts.ts';

const optional = { required: false } as const;

/** What a winner tells before the field visit (`seit`). */
export const visitForm: OwnForm = {
  code: 'itecvisit',
  name: { CN: '实地考察信息表', EN: 'Field visit' },
  sections: [
    {
      key: 'visit',
      blocks: [],
      title: { CN: '实地考察', EN: 'Field visit' },
      intro: {
        CN: '考察组按这里填写的地址和时间上门，现场核对人数、场地和产品。',
        EN: 'The visitors come to this address at a time of yours, and look at staff, rooms and products.',
      },
      fields: [
        line('actualAddress', { CN: '实际办公地址', EN: 'Address of the office' }, 200, { width: 'full' }),
        whole('staff', { CN: '在岗人数', EN: 'Staff at work' }, 100_000),
        line('products', { CN: '现场可看的产品', EN: 'Products to be seen' }, 200),
        lines('needs', { CN: '需要的支持', EN: 'What you need' }, 1000),
        line('times', { CN: '希望的时间（写两三个）', EN: 'Times that suit you (two or three)' }, 200, {
          width: 'full',
        }),
        officePhotos,
      ],
    },
  ],
};

/** The award material (`mra`), checked electronically first and on paper afterwards. */
export const awardForm: OwnForm = {
  code: 'itecaward',
  name: { CN: '获奖材料', EN: 'Award material' },
  sections: [
    {
      key: 'papers',
      title: { CN: '获奖材料', EN: 'Award material' },
      intro: {
        CN: '电子材料审核通过后，打印一套带到大厅现场核对。',
        EN: 'Once the files are approved, print one set and bring it to the hall.',
      },
      blocks: [
        {
          title: { CN: '申请与承诺', EN: 'Application and commitment' },
          fields: ['grantForm', 'confidentiality', 'commitment'],
        },
        {
          title: { CN: '证明材料', EN: 'Proofs' },
          fields: ['operation', 'taxSocial', 'identityDegree', 'achievements'],
        },
        { title: { CN: '收款企业', EN: 'Company to be paid' }, fields: ['payee'] },
      ],
      fields: [
        papers('grantForm', { CN: '资助申请表', EN: 'Grant application form' }),
        papers('confidentiality', { CN: '保密协议', EN: 'Confidentiality agreement' }),
        papers('commitment', { CN: '申请承诺书', EN: 'Application commitment letter' }),
        papers('operation', { CN: '经营证明', EN: 'Proofs of operation' }),
        papers('taxSocial', { CN: '纳税与社保证明', EN: 'Proofs of tax and social security' }),
        papers('identityDegree', { CN: '身份与学历学位证明', EN: 'Proofs of identity and degree' }),
        papers('achievements', { CN: '代表性成果（选填）', EN: 'Representative achievements (optional)' }, optional),
        line('payee', { CN: '收款企业名称', EN: 'Company to be paid' }, 100, { width: 'full', own: 'organization' }),
      ],
    },
    { ...bankSection({ field: 'papers.payee', label: { CN: '收款企业名称', EN: 'Company to be paid' } }), blocks: [] },
  ],
};

/** The claim of one instalment (`rf`). */
export const claimForm: OwnForm = {
  code: 'itecclaim',
  name: { CN: '奖励兑现申请', EN: 'Reward cash-out' },
  sections: [
    {
      key: 'claim',
      blocks: [],
      title: { CN: '兑现凭据', EN: 'Vouchers' },
      fields: [
        papers('receipts', { CN: '收据', EN: 'Receipts' }),
        papers('invoices', { CN: '发票', EN: 'Invoices' }),
        papers('bankSlip', { CN: '银行回单', EN: 'Bank slip' }, { max: 3 }),
        lines('conditionsMet', { CN: '各项条件的完成情况', EN: 'How each condition is met' }, 1000),
      ],
    },
  ],
};
