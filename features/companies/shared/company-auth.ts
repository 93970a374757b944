import { fieldsFrom, type OwnForm } from '#core/forms/own-form.ts';
import { consentSection, consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';
import { unitContactSection, unitSection } from '#features/casework/programmes/blocks/unit.ts';

/** What a company proves to be taken as authenticated. */
export const companyAuthForm: OwnForm = {
  code: 'companyauth',
  name: { CN: '单位认证', EN: 'Company authentication' },
  sections: [
    {
      key: 'company',
      title: unitSection.title,
      intro: {
        CN: '请与营业执照（事业单位法人证书等）逐字一致。',
        EN: 'Word for word as on the business licence or the certificate of the institution.',
      },
      fields: [
        ...fieldsFrom(unitSection, ['name', 'code', 'kind', 'industry', 'legalRep', 'region', 'address']),
        documents({
          key: 'licence',
          label: { CN: '营业执照照片', EN: 'Picture of the business licence' },
          types: ['image/jpeg', 'image/png'],
          max: 1,
          hint: {
            CN: '正本或副本均可，四角完整、文字清晰，JPG 或 PNG，不超过 10 MB。',
            EN: 'Original or duplicate, all four corners, readable; JPG or PNG, up to 10 MB.',
          },
        }),
      ],
    },
    {
      key: 'agent',
      title: { CN: '经办人', EN: 'Agent' },
      intro: {
        CN: '经办人代表单位使用本平台；认证通过后成为单位的负责人。',
        EN: 'The agent uses this platform for the company, and becomes its owner here once it is authenticated.',
      },
      fields: [
        ...fieldsFrom(unitContactSection, ['name', 'position', 'phone']),
        documents({
          key: 'letter',
          label: { CN: '授权书（加盖公章）', EN: 'Letter of authority with seal' },
          max: 2,
        }),
      ],
    },
    {
      key: 'consent',
      title: { CN: '承诺与授权', EN: 'Declaration and consent' },
      fields: [
        {
          kind: 'consent',
          key: 'truthful',
          label: { CN: '真实性承诺', EN: 'Everything is true' },
          text: {
            CN: '本人受所填单位授权办理认证，所填内容和所附材料真实、有效。如有虚假，愿意承担相应责任，并接受撤销认证。',
            EN: 'I act for this company with its authority; all entries and documents are true and valid. If they are not, I accept the consequences, including the loss of the authentication.',
          },
          version: consentVersion,
          required: true,
        },
        ...fieldsFrom(consentSection, ['privacy']),
      ],
    },
  ],
};
