import { fieldsFrom, type OwnForm } from '#core/forms/own-form.ts';
import { consentSection, consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { contactSection } from '#features/casework/programmes/blocks/contact.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';

export const supporterKinds = [
  { value: 'PERSON', label: { CN: '个人', EN: 'A person' } },
  { value: 'ORG', label: { CN: '机构', EN: 'An organisation' } },
];

/** What a supporter knows about and refers in. */
export const supporterFields = [
  { value: 'IT', label: { CN: '新一代信息技术', EN: 'Information technology' } },
  { value: 'BIO', label: { CN: '生物医药与健康', EN: 'Biomedicine and health' } },
  { value: 'MAKING', label: { CN: '先进制造', EN: 'Advanced manufacturing' } },
  { value: 'ENERGY', label: { CN: '新能源与环保', EN: 'Energy and environment' } },
  { value: 'MATERIAL', label: { CN: '新材料', EN: 'New materials' } },
  { value: 'MARINE', label: { CN: '海洋与航运', EN: 'Marine and shipping' } },
  { value: 'FARM', label: { CN: '现代农业', EN: 'Modern agriculture' } },
  { value: 'CULTURE', label: { CN: '文化创意', EN: 'Culture and creation' } },
  { value: 'FINANCE', label: { CN: '金融与专业服务', EN: 'Finance and professional services' } },
];

/** What somebody tells who wants to refer people and projects (创新赋能者). */
export const supporterForm: OwnForm = {
  code: 'supporter',
  name: { CN: '创新赋能者', EN: 'Supporter' },
  sections: [
    {
      key: 'profile',
      title: { CN: '基本信息', EN: 'About you' },
      fields: [
        {
          kind: 'choice',
          key: 'kind',
          label: { CN: '身份', EN: 'You are' },
          options: supporterKinds,
          required: true,
        },
        {
          kind: 'text',
          key: 'name',
          label: { CN: '姓名或机构名称', EN: 'Name of the person or organisation' },
          own: 'name',
          required: true,
          min: 2,
          max: 100,
          width: 'half',
          sensitive: 'S2',
        },
        { kind: 'text', key: 'nameEN', label: { CN: '英文名称', EN: 'Name in English' }, max: 150, width: 'half' },
        {
          kind: 'text',
          key: 'org',
          label: { CN: '任职单位与职务', EN: 'Employer and position' },
          required: { field: 'kind', is: 'PERSON' },
          visible: { field: 'kind', is: 'PERSON' },
          max: 150,
        },
        {
          kind: 'choice',
          key: 'country',
          label: { CN: '所在国家或地区', EN: 'Country or region' },
          own: 'country-name',
          options: 'country',
          required: true,
          width: 'half',
        },
        {
          kind: 'multi-choice',
          key: 'fields',
          label: { CN: '熟悉的领域', EN: 'Fields you know' },
          options: supporterFields,
          required: true,
          min: 1,
          max: 5,
        },
        ...fieldsFrom(contactSection, ['phone', 'email']),
      ],
    },
    {
      key: 'record',
      title: { CN: '介绍与证明', EN: 'Record' },
      fields: [
        {
          kind: 'long-text',
          key: 'intro',
          label: { CN: '简介', EN: 'Introduction' },
          hint: {
            CN: '写写您的专业背景，以及能从哪里发现人才和项目。',
            EN: 'Your background, and where you meet people and projects.',
          },
          unit: 'characters',
          required: true,
          min: 20,
          max: 500,
        },
        documents({
          key: 'proof',
          label: { CN: '证明材料', EN: 'Proof' },
          required: { field: 'profile.kind', is: 'ORG' },
          max: 5,
          hint: {
            CN: '机构请上传登记证照；个人可上传任职证明、聘书等。PDF、JPG、PNG，单个不超过 10 MB。',
            EN: 'Organisations: the certificate of registration; people may add proof of a position. PDF, JPG or PNG, up to 10 MB each.',
          },
        }),
      ],
    },
    {
      key: 'consent',
      title: { CN: '约定与授权', EN: 'Agreement and consent' },
      fields: [
        {
          kind: 'consent',
          key: 'rules',
          label: { CN: '赋能者约定', EN: 'Rules of referring' },
          text: {
            CN: '本人已阅读《赋能者须知》，只推荐真实的人才与项目，事先征得对方同意，不向被推荐人收取费用；一个项目只由一位赋能者推荐。',
            EN: 'I have read the rules: I refer real people and projects only, with their consent, and never charge them. A project has one supporter only.',
          },
          version: consentVersion,
          required: true,
        },
        ...fieldsFrom(consentSection, ['privacy']),
      ],
    },
  ],
};
