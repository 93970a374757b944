import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { courseCategories } from './course.ts';

/** Who teaches. */
export const teacherFields: readonly Field[] = [
  ...bilingualText('name', { label: { CN: '姓名', EN: 'Name' }, max: 60 }),
  ...bilingualText('title', { label: { CN: '职务职称', EN: 'Position' }, max: 80 }),
  ...bilingualText('org', { label: { CN: '单位', EN: 'Organisation' }, max: 100 }),
  {
    key: 'fields',
    kind: 'multi-choice',
    label: { CN: '领域', EN: 'Fields' },
    options: courseCategories,
    required: true,
    min: 1,
  },
  {
    key: 'photo',
    kind: 'files',
    label: { CN: '照片', EN: 'Photo' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'learning-image',
    maxMB: 10,
    max: 1,
  },
  ...bilingualLongText('intro', { label: { CN: '简介', EN: 'About' }, max: 600 }),
  {
    key: 'phone',
    kind: 'text',
    label: { CN: '电话', EN: 'Telephone' },
    pattern: 'telephone',
    max: 30,
    width: 'half',
    sensitive: 'S2',
  },
  { key: 'email', kind: 'email', label: { CN: '电子邮箱', EN: 'E-mail' }, width: 'half', sensitive: 'S2' },
];
