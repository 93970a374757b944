import { expect, test } from 'vitest';
import { bilingualText } from '../bilingual.ts';
import { displayField } from '../kinds.ts';
import type { RowsField } from './rows.ts';

const benefits: RowsField = {
  key: 'benefits',
  kind: 'rows',
  label: { CN: '权益', EN: 'Benefits' },
  item: { CN: '权益', EN: 'benefit' },
  summary: ['{titleCN}', '{titleEN}', '{most}'],
  max: 9,
  fields: [
    ...bilingualText('title', { label: { CN: '名称', EN: 'Title' }, max: 60 }),
    { key: 'most', kind: 'number', label: { CN: '次数', EN: 'Times' }, min: 1, max: 9, decimals: 0 },
  ],
};

test('a row is summed up in the reader’s language, once, and in Chinese where nobody translated it', () => {
  const rows = [
    { id: 'a', titleCN: '年度检查', titleEN: 'A yearly check-up', most: 1 },
    { id: 'b', titleCN: '生日甜品', titleEN: '', most: 2 },
  ];
  expect(displayField(benefits, rows, 'EN', {})).toContain('A yearly check-up · 1');
  expect(displayField(benefits, rows, 'EN', {})).not.toContain('年度检查');
  expect(displayField(benefits, rows, 'EN', {})).toContain('生日甜品 · 2');
  expect(displayField(benefits, rows, 'CN', {})).toContain('年度检查 · A yearly check-up · 1');
});
