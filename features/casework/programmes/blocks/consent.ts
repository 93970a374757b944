import type { Section } from '#core/forms/section.ts';

/** Version of the wordings below; raise it with any change, then everybody reads and ticks again. */
export const consentVersion = '2026-01';

/** Block CONSENT: declarations, each on its own, and the signature. */
export const consentSection: Section = {
  key: 'consent',
  title: { CN: '承诺与授权', EN: 'Declaration and consent' },
  intro: {
    CN: '请逐项阅读。敏感个人信息需要您单独同意。',
    EN: 'Read each one. Sensitive personal data needs your separate consent.',
  },
  fields: [
    {
      kind: 'consent',
      key: 'truthful',
      label: { CN: '真实性承诺', EN: 'Everything is true' },
      text: {
        CN: '本人承诺所填内容和所附材料真实、完整、有效。如有虚假，愿意承担相应责任，并接受取消资格、退回所得支持等处理。',
        EN: 'I declare that all entries and documents are true, complete and valid. If they are not, I accept the consequences, including loss of the result and repayment of support.',
      },
      version: consentVersion,
      required: true,
    },
    {
      kind: 'consent',
      key: 'privacy',
      label: { CN: '个人信息处理同意', EN: 'Use of my personal data' },
      reads: { words: { CN: '《个人信息处理规则》', EN: 'the privacy notice' }, path: '/privacy' },
      text: {
        CN: '本人已阅读《个人信息处理规则》，同意为受理、审核本次申请和提供后续服务处理所填个人信息。',
        EN: 'I have read the privacy notice and agree that the data entered are used to handle this application and the services that follow from it.',
      },
      version: consentVersion,
      required: true,
    },
    {
      kind: 'consent',
      key: 'sensitive',
      label: { CN: '敏感个人信息单独同意', EN: 'Use of sensitive data (separate consent)' },
      text: {
        CN: '本人单独同意处理证件号码、家庭成员信息、金融账户等敏感个人信息；这些信息加密保存，仅由经办人员为办理本事项查看，每次查看均有记录。',
        EN: 'I separately agree to the use of sensitive data: document numbers, family members and bank accounts. They are stored encrypted, seen only by the officers in charge for this purpose, and each look is recorded.',
      },
      version: consentVersion,
      required: true,
    },
    {
      kind: 'consent',
      key: 'share',
      label: { CN: '信息核验授权', EN: 'Checks with other departments' },
      text: {
        CN: '本人授权受理机构向教育、公安、人力资源社会保障、税务、不动产登记等部门核验与本次申请有关的信息。',
        EN: 'I authorise the office to verify what concerns this application with the departments of education, public security, social security, taxation and real-estate registration.',
      },
      version: consentVersion,
      required: true,
    },
    {
      kind: 'signature',
      key: 'signature',
      label: { CN: '申请人签名', EN: 'Signature of the applicant' },
      hint: {
        CN: '请输入申请人本人姓名，系统会记录签名时间。',
        EN: 'Type the applicant’s own name; the time is recorded.',
      },
      sameAs: 'person.name',
      required: true,
      sensitive: 'S2',
    },
  ],
};
