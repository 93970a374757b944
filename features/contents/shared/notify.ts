import { defineContent } from './content.ts';

export const noticeKind = [
  { value: 'NOTICE', label: { CN: '通知', EN: 'Notice' } },
  { value: 'PUBLICITY', label: { CN: '公示', EN: 'Public notice' } },
  { value: 'RESULT', label: { CN: '结果', EN: 'Result' } },
  { value: 'TENDER', label: { CN: '采购', EN: 'Tender' } },
];

/** Notices, public notices among them. */
export const notify = defineContent({
  code: 'notify',
  name: { CN: '通知公告', EN: 'Notices' },
  item: { CN: '通知', EN: 'notice' },
  path: '/notify',
  facts: [
    {
      key: 'kind',
      kind: 'choice',
      label: { CN: '类别', EN: 'Kind' },
      options: noticeKind,
      required: true,
      width: 'half',
    },
    {
      key: 'validTo',
      kind: 'date',
      label: { CN: '有效期至', EN: 'Valid until' },
      hint: { CN: '公示必填，到期当日 17:30 结束', EN: 'Needed for public notices; ends at 17:30 that day' },
      required: { field: 'kind', is: 'PUBLICITY' },
      width: 'half',
    },
    { key: 'programme', kind: 'choice', label: { CN: '相关服务', EN: 'Service' }, options: 'programme', width: 'half' },
  ],
  facets: ['kind'],
  shown: ['kind', 'programme'],
  body: 'required',
  cover: false,
});
