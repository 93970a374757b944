import type { Section } from '#core/forms/section.ts';
import { documents } from '../blocks/files.ts';
import { isForeignMatter } from './parts.ts';

/** Documents of the residence matters; what each needs follows from the matter. */
export const residenceFiles: Section = {
  key: 'materials',
  title: { CN: '附件材料', EN: 'Documents' },
  intro: {
    CN: '学历学位证书已在“学历学位”上传的，这里无需重复。',
    EN: 'Diplomas uploaded under Education are not needed again here.',
  },
  fields: [
    documents({
      key: 'identity',
      label: { CN: '身份证或护照', EN: 'Identity card or passport' },
      hint: {
        CN: '身份证正反两面；护照上传资料页、签证页和最近入境章页。',
        EN: 'Both sides of the card; of a passport the pages with data, visa and last entry.',
      },
      max: 6,
      sensitive: 'S3',
    }),
    documents({
      key: 'household',
      label: { CN: '户口簿', EN: 'Household book' },
      visible: { field: 'residence.type', is: 'HOUSEHOLD' },
      max: 6,
      sensitive: 'S3',
    }),
    documents({
      key: 'home',
      label: { CN: '落户地址证明', EN: 'Proof of the address' },
      hint: {
        CN: '不动产权证或集体户同意落户证明。',
        EN: 'The title deed, or the consent of the collective household.',
      },
      visible: { field: 'residence.type', is: 'HOUSEHOLD' },
      max: 3,
    }),
    documents({
      key: 'contract',
      label: { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
    }),
    documents({ key: 'insurance', label: { CN: '社会保险缴纳证明', EN: 'Proof of social insurance' }, max: 2 }),
    documents({
      key: 'tax',
      label: { CN: '个人所得税纳税记录', EN: 'Record of income tax' },
      hint: { CN: '永久居留推荐提供近四年的。', EN: 'For permanent residence of the last four years.' },
      required: { field: 'residence.type', is: 'PERMANENT' },
    }),
    documents({
      key: 'letter',
      label: { CN: '单位申请函', EN: 'Letter of the employer' },
      visible: { field: 'employment.jobKind', isNot: 'FLEXIBLE' },
      max: 2,
    }),
    documents({
      key: 'record',
      label: { CN: '无犯罪记录证明', EN: 'Certificate of no criminal record' },
      visible: isForeignMatter,
      max: 3,
      sensitive: 'S3',
    }),
    documents({
      key: 'health',
      label: { CN: '体检记录', EN: 'Health check' },
      hint: {
        CN: '正在办理的，先上传单位说明，90 日内补交。',
        EN: 'If it is under way, upload a statement of the employer and add it within 90 days.',
      },
      visible: isForeignMatter,
      max: 3,
      sensitive: 'S3',
    }),
    documents({
      key: 'kinship',
      label: { CN: '家属关系证明', EN: 'Proof of kinship' },
      hint: {
        CN: '结婚证、出生医学证明等，有家属随同办理的上传。',
        EN: 'Marriage and birth certificates, if family is included.',
      },
      required: false,
      max: 6,
      sensitive: 'S3',
    }),
  ],
};
