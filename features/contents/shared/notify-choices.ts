export const noticeKind = [
  { value: 'NOTICE', label: { CN: '通知', EN: 'Notice' } },
  { value: 'PUBLICITY', label: { CN: '公示', EN: 'Public notice' } },
  { value: 'RESULT', label: { CN: '结果', EN: 'Result' } },
  { value: 'TENDER', label: { CN: '采购', EN: 'Tender' } },
];
