import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { isRecord, type Values } from '#core/forms/values.ts';

export const textbookKinds = [
  { value: 'BOOK', label: { CN: '教材', EN: 'Book' } },
  { value: 'MANUAL', label: { CN: '手册', EN: 'Manual' } },
  { value: 'SLIDES', label: { CN: '课件', EN: 'Slides' } },
  { value: 'GUIDE', label: { CN: '指南', EN: 'Guide' } },
];

export const textbookReaders = [
  { value: 'ALL', label: { CN: '所有人', EN: 'Everybody' } },
  { value: 'ENROLLED', label: { CN: '报名的学员', EN: 'Learners of its courses' } },
  { value: 'STAFF', label: { CN: '仅内部', EN: 'Staff' } },
];

/** What is read beside courses. */
export const textbookFields: readonly Field[] = [
  ...bilingualText('title', { label: { CN: '名称', EN: 'Title' }, max: 100 }),
  { key: 'code', kind: 'text', label: { CN: '编号', EN: 'Code' }, max: 30, required: true, width: 'half' },
  {
    key: 'kind',
    kind: 'choice',
    label: { CN: '类型', EN: 'Kind' },
    options: textbookKinds,
    required: true,
    width: 'half',
  },
  { key: 'author', kind: 'text', label: { CN: '编者', EN: 'Author' }, max: 80, required: true, width: 'half' },
  { key: 'edition', kind: 'text', label: { CN: '版次', EN: 'Edition' }, max: 30, required: true, width: 'half' },
  { key: 'isbn', kind: 'text', label: { CN: '书号', EN: 'ISBN' }, max: 20, width: 'half' },
  {
    key: 'visible',
    kind: 'choice',
    label: { CN: '谁能看', EN: 'For whom' },
    options: textbookReaders,
    required: true,
    width: 'half',
  },
  {
    key: 'file',
    kind: 'files',
    label: { CN: '文件（PDF）', EN: 'File (PDF)' },
    types: ['application/pdf'],
    purpose: 'learning-file',
    maxMB: 50,
    max: 1,
  },
  {
    key: 'chapters',
    kind: 'rows',
    label: { CN: '章节', EN: 'Chapters' },
    item: { CN: '章', EN: 'chapter' },
    summary: ['{titleCN}'],
    max: 60,
    fields: [
      ...bilingualText('title', { label: { CN: '章名', EN: 'Chapter' }, max: 80 }),
      ...bilingualLongText('body', { label: { CN: '正文', EN: 'Text' }, max: 20_000, required: false }),
    ],
  },
  { key: 'sort', kind: 'number', label: { CN: '排序', EN: 'Order' }, decimals: 0, min: 0, max: 9999, width: 'half' },
];

/** The chapters of a textbook in their order, each with its text. */
export function chaptersIn({ chapters }: Values) {
  const text = (row: Values, key: string) => ({ CN: String(row[`${key}CN`] ?? ''), EN: String(row[`${key}EN`] ?? '') });
  const rows = Array.isArray(chapters) ? chapters.filter(isRecord) : [];
  return rows.map((row) => ({ title: text(row, 'title'), body: text(row, 'body') }));
}
