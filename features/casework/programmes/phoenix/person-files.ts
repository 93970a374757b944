import type { Section } from '#core/forms/section.ts';
import { documents } from '../blocks/files.ts';
import { aboutPerson } from './choice.ts';

/** Documents of the person; the form for signature comes from the product itself and goes back signed. */
export const personFiles: Section = {
  key: 'materials',
  title: { CN: '个人附件', EN: 'Your documents' },
  visible: aboutPerson,
  fields: [
    documents({
      key: 'identity',
      label: { CN: '有效身份证件', EN: 'Identity document' },
      hint: {
        CN: '身份证正反两面，或护照资料页。',
        EN: 'Both sides of the identity card, or the data page of the passport.',
      },
      max: 2,
      sensitive: 'S3',
    }),
    documents({ key: 'degree', label: { CN: '学历学位证书及验证报告', EN: 'Diplomas with verification reports' } }),
    documents({
      key: 'titles',
      label: { CN: '职称或职业资格证书', EN: 'Certificates of titles' },
      required: { field: 'title.titles', filled: true },
    }),
    documents({
      key: 'contract',
      label: { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
    }),
    documents({
      key: 'insurance',
      label: { CN: '社会保险缴纳证明', EN: 'Proof of social insurance' },
      hint: { CN: '近六个月以上、带验证码。', EN: 'For at least six months, with its verification code.' },
      max: 2,
    }),
    documents({ key: 'tax', label: { CN: '个人所得税纳税记录', EN: 'Record of income tax' }, required: false, max: 2 }),
    documents({
      key: 'abroad',
      label: { CN: '海外经历证明', EN: 'Proof of your time abroad' },
      hint: {
        CN: '出入境记录、留学回国人员证明等。',
        EN: 'Entry and exit records, proof of studies abroad and the like.',
      },
      visible: { field: 'person.returnee', is: 'YES' },
    }),
    documents({ key: 'works', label: { CN: '代表性成果', EN: 'Representative works' }, max: 10 }),
    documents({
      key: 'recommendation',
      label: { CN: '推荐意见', EN: 'Letter of recommendation' },
      visible: { field: 'choice.exception', is: 'YES' },
      max: 2,
    }),
    documents({
      key: 'signedForm',
      label: { CN: '签字的申报表', EN: 'The signed form' },
      hint: {
        CN: '在“下载申报表”取得 PDF，签字后扫描上传。',
        EN: 'Download the form as PDF, sign it, and upload a scan.',
      },
      max: 1,
    }),
  ],
};
