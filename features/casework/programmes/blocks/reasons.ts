import type { Reason } from '#features/casework/programmes/programme.ts';

/** Ready-made corrections that every programme needs. */
export const commonCorrections: readonly Reason[] = [
  {
    key: 'unclear',
    text: {
      CN: '附件不清晰或缺页，请重新上传完整、清晰的扫描件。',
      EN: 'The document is unclear or lacks pages. Upload a complete, clear scan.',
    },
  },
  {
    key: 'mismatch',
    text: {
      CN: '填写内容与附件不一致，请核对后修改。',
      EN: 'The entry does not agree with the document. Check and correct it.',
    },
  },
  {
    key: 'expired',
    text: { CN: '证件或材料已过期，请上传有效的。', EN: 'The document has expired. Upload a valid one.' },
  },
  {
    key: 'seal',
    text: {
      CN: '材料缺少签字或盖章，请补齐后上传。',
      EN: 'A signature or seal is missing. Have it added and upload the document again.',
    },
  },
  {
    key: 'insurance',
    text: {
      CN: '社会保险缴纳证明与工作单位不符，请说明并补充证明。',
      EN: 'The proof of social insurance names another employer. Explain and add proof.',
    },
  },
];
