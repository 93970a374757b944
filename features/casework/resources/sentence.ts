import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { everyProgramme, sentenceUses } from '#features/casework/shared/sentences.ts';

const permission = 'Mgr.ApplyProgram.edit';
const offered = [
  { value: everyProgramme, label: { CN: '所有项目', EN: 'Every programme' } },
  ...programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
];

/** Sentences of the tenant's own that the desk offers for corrections and refusals, beside those of each programme. */
export const sentence = defineResource({
  code: 'sentence',
  path: '/apply/sentence',
  name: { CN: '审核常用语', EN: 'Ready-made sentences' },
  item: { CN: '常用语', EN: 'sentence' },
  permission: 'Mgr.ApplyProgram',
  add: permission,
  edit: permission,
  export: 'Mgr.ApplyProgram.export',
  import: { permission, match: 'textCN' },
  bin: permission,
  objectType: 'sentence',
  columns: [
    { key: 'text', title: { CN: '内容', EN: 'Sentence' }, kind: 'text', width: 420, fixed: 'left' },
    { key: 'use', title: { CN: '用于', EN: 'Used for' }, kind: 'text', width: 120 },
    { key: 'programme', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 160 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '内容', EN: 'Words' }),
    { key: 'use', label: { CN: '用于', EN: 'Used for' }, kind: 'choice', options: sentenceUses },
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: offered },
  ],
  sort: { key: 'updatedAt', descending: true },
  facts: ['use', 'programme'],
  form: [
    {
      key: 'use',
      kind: 'choice',
      label: { CN: '用于', EN: 'Used for' },
      required: true,
      width: 'half',
      options: sentenceUses,
    },
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '项目', EN: 'Programme' },
      required: true,
      width: 'half',
      options: offered,
    },
    {
      key: 'textCN',
      kind: 'long-text',
      label: { CN: '内容（中文）', EN: 'Sentence in Chinese' },
      unit: 'characters',
      min: 4,
      max: 300,
      required: true,
      hint: {
        CN: '写明哪里不对、申请人要做什么；申请人按自己的语言读到。',
        EN: 'Say what is wrong and what to do. Applicants read it in their own language.',
      },
    },
    {
      key: 'textEN',
      kind: 'long-text',
      label: { CN: '内容（英文）', EN: 'Sentence in English' },
      unit: 'characters',
      min: 4,
      max: 600,
      required: true,
    },
  ],
  actions: [
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission,
      danger: true,
      confirm: {
        CN: '审核时不再提供；用过它的案件照常显示。可以从回收站恢复。',
        EN: 'The desk no longer offers it; cases where it was used stay as they are. It can be restored from the bin.',
      },
    },
  ],
  empty: {
    CN: '还没有本机构的常用语，审核时提供各项目自带的',
    EN: 'None of your own yet: the desk offers those of each programme',
  },
});
