import { bilingualText } from '#core/forms/bilingual.ts';
import { defineContent } from './content.ts';
import { noticeKind } from './notify-choices.ts';
import { contentNouns } from './nouns.ts';

/** Notices, public notices among them. */
export const notify = defineContent({
  ...contentNouns.notify,
  item: { CN: '通知', EN: 'notice' },
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
    ...bilingualText('issueNo', { label: { CN: '文号', EN: 'Document number' }, max: 60, required: false }),
  ],
  facets: ['kind'],
  shown: ['kind', 'programme', 'issueNoCN', 'issueNoEN'],
  body: 'required',
  cover: false,
});
