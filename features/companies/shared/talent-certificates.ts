import type { OwnForm } from '#core/forms/own-form.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';

/** The titles, honours and qualifications that somebody keeps ready for applications. */
export const talentCertificatesForm: OwnForm = {
  code: 'talentinfo',
  name: { CN: '人才证书', EN: 'Talent certificates' },
  sections: [
    {
      key: 'certificates',
      title: { CN: '人才证书', EN: 'Talent certificates' },
      intro: {
        CN: '职称、职业资格、荣誉称号和其他城市的人才认定结果都可以放在这里。',
        EN: 'Titles, qualifications, honours, and recognition by other cities.',
      },
      fields: [
        {
          kind: 'rows',
          key: 'rows',
          label: { CN: '证书', EN: 'Certificates' },
          item: { CN: '证书', EN: 'certificate' },
          summary: ['{name}', '{issuer}'],
          newestFirst: 'gotOn',
          max: 20,
          fields: [
            {
              kind: 'text',
              key: 'name',
              label: { CN: '证书名称', EN: 'Name' },
              required: true,
              max: 100,
              width: 'half',
            },
            { kind: 'choice', key: 'level', label: { CN: '级别', EN: 'Level' }, options: 'awardLevel', width: 'half' },
            {
              kind: 'text',
              key: 'issuer',
              label: { CN: '发证单位', EN: 'Issued by' },
              required: true,
              max: 100,
              width: 'half',
            },
            {
              kind: 'text',
              key: 'no',
              label: { CN: '证书编号', EN: 'Number' },
              pattern: 'certificate-number',
              max: 60,
              width: 'half',
            },
            {
              kind: 'date',
              key: 'gotOn',
              label: { CN: '发证日期', EN: 'Issued on' },
              required: true,
              min: '1950-01-01',
              max: {},
              width: 'half',
            },
            {
              kind: 'date',
              key: 'validTo',
              label: { CN: '有效期至', EN: 'Valid until' },
              min: '1950-01-01',
              openEnded: { CN: '长期有效', EN: 'Without end' },
              width: 'half',
            },
            documents({ key: 'file', label: { CN: '证书扫描件', EN: 'Scan' }, max: 3 }),
          ],
          rules: [{ rule: 'after', field: 'validTo', other: 'gotOn', strict: true }],
        },
      ],
    },
  ],
};
