import type { Field } from '#core/forms/field.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import type { Text } from '#core/texts/text.ts';
import { entryLimits } from '#features/competition/shared/limits.ts';

type Asked = Readonly<Record<string, unknown>>;

/** A required line of text. */
export function line(key: string, label: Text, max: number, more: Asked = {}): Field {
  return { kind: 'text', key, label, max, required: true, width: 'half', ...more } as Field;
}

/** A required text of several lines. */
export function lines(key: string, label: Text, max: number, more: Asked = {}): Field {
  return { kind: 'long-text', unit: 'characters', key, label, max, required: true, ...more } as Field;
}

/** A required amount in ten thousand yuan. */
export function tenThousands(key: string, label: Text, more: Asked = {}): Field {
  return { kind: 'money', unit: '万元', key, label, required: true, width: 'half', max: 99_999_999, ...more } as Field;
}

/** A required whole number. */
export function whole(key: string, label: Text, max: number, more: Asked = {}): Field {
  return { kind: 'number', decimals: 0, min: 0, key, label, max, required: true, width: 'half', ...more } as Field;
}

/** A required yes or no. */
export function yesNo(key: string, label: Text, more: Asked = {}): Field {
  return { kind: 'choice', options: 'yesNo', key, label, required: true, width: 'half', ...more } as Field;
}

const paperHint = {
  CN: 'PDF、JPG、PNG，单个不超过 10 MB。',
  EN: 'PDF, JPG or PNG, up to 10 MB each.',
};

/** Papers as PDF or pictures; pictures up to 10 MB. */
export function papers(key: string, label: Text, more: Partial<FilesField> = {}): Field {
  return {
    kind: 'files',
    key,
    label,
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxMB: entryLimits.imageMB,
    max: 10,
    required: true,
    hint: paperHint,
    ...more,
  };
}

/** Exactly three pictures of the office. */
export const officePhotos: Field = {
  kind: 'files',
  key: 'officePhotos',
  label: { CN: '实际办公场所照片', EN: 'Pictures of the office' },
  hint: {
    CN: '正好 3 张：门头、工位、研发或生产现场。JPG、PNG，每张不超过 10 MB。',
    EN: 'Exactly 3: the entrance, desks, laboratory or workshop. JPG or PNG, up to 10 MB each.',
  },
  types: ['image/jpeg', 'image/png'],
  maxMB: entryLimits.imageMB,
  count: entryLimits.officePhotos,
  required: true,
};
