import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { languageNames } from '#core/resources/language-names.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { compareVersions } from './compare-versions.ts';

export const apps = [
  { value: 'PORTAL', label: { CN: '门户', EN: 'Portal' } },
  { value: 'OFFICE', label: { CN: '管理后台', EN: 'Back office' } },
  { value: 'H5', label: { CN: '移动端', EN: 'Mobile pages' } },
  { value: 'FARM', label: { CN: '禽评', EN: 'FlockScore' } },
] as const;

export const versionKinds = [
  { value: 'MAJOR', label: { CN: '重大更新', EN: 'Major' } },
  { value: 'MINOR', label: { CN: '功能更新', EN: 'Minor' } },
  { value: 'FIX', label: { CN: '问题修复', EN: 'Fix' } },
] as const;

export const versionStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'working' },
  SCHEDULED: { label: { CN: '待发布', EN: 'Scheduled' }, tone: 'waiting' },
  RELEASED: { label: { CN: '已发布', EN: 'Released' }, tone: 'done' },
  WITHDRAWN: { label: { CN: '已撤回', EN: 'Withdrawn' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type VersionState = keyof typeof versionStatuses;

const yesOrNo = [
  { value: 'NO', label: { CN: '否', EN: 'No' } },
  { value: 'YES', label: { CN: '是', EN: 'Yes' } },
];

/** FlockScore speaks four languages more than portal and back office. */
const furtherLocales = locales.filter((locale) => locale !== 'CN' && locale !== 'EN');
const isFarm = { field: 'app', is: 'FARM' } as const;

/** What is told of a version; the notes say one thing a line. */
export const versionFields: readonly Field[] = [
  {
    key: 'app',
    kind: 'choice',
    label: { CN: '应用', EN: 'Application' },
    options: apps,
    required: true,
    width: 'half',
  },
  number(
    'number',
    { CN: '版本号', EN: 'Number' },
    { CN: '如 2.8.1，保存后不能修改', EN: 'Such as 2.8.1; fixed once saved' },
  ),
  {
    key: 'kind',
    kind: 'choice',
    label: { CN: '类型', EN: 'Kind' },
    options: versionKinds,
    required: true,
    width: 'half',
  },
  {
    key: 'forced',
    kind: 'choice',
    label: { CN: '强制更新', EN: 'Forced' },
    hint: {
      CN: '选“是”时，禽评会提示“需要更新”；进行中的评估和未上传的评分不受影响',
      EN: 'With “yes” FlockScore says “update needed”; a running analysis and what was not sent stay',
    },
    options: yesOrNo,
    required: true,
    width: 'half',
  },
  {
    ...number(
      'minNumber',
      { CN: '最低可用版本', EN: 'Oldest allowed' },
      {
        CN: '更早的禽评版本更新后才能发送数据；留空为不限',
        EN: 'Older versions of FlockScore send nothing before they update; any may when left empty',
      },
    ),
    required: false,
  },
  ...bilingualText('title', { label: { CN: '标题', EN: 'Title' }, max: 80 }),
  ...bilingualLongText('notes', { label: { CN: '更新说明', EN: 'Notes' }, max: 2000 }),
  ...furtherLocales.flatMap((locale): Field[] => {
    const label = ({ CN, EN }: { CN: string; EN: string }) => ({
      CN: `${CN}（${languageNames[locale]}）`,
      EN: `${EN} (${languageNames[locale]})`,
    });
    return [
      {
        key: `title${locale}`,
        kind: 'text',
        label: label({ CN: '标题', EN: 'Title' }),
        hint: { CN: '留空则用英文', EN: 'The English one when left empty' },
        max: 80,
        visible: isFarm,
      },
      {
        key: `notes${locale}`,
        kind: 'long-text',
        unit: 'characters',
        label: label({ CN: '更新说明', EN: 'Notes' }),
        max: 2000,
        visible: isFarm,
      },
    ];
  }),
  {
    key: 'builtFrom',
    kind: 'text',
    label: { CN: '构建来源', EN: 'Built from' },
    hint: { CN: '源代码提交的编号，可不填', EN: 'The commit of the source; may be left empty' },
    pattern: 'commit',
    max: 40,
  },
];

/** Title or notes in a language, in English where there are none. */
export function versionWords(values: Values, key: 'title' | 'notes', locale: Locale): string {
  return String(values[`${key}${locale}`] || values[`${key}EN`] || '');
}

/** A version cannot demand one newer than itself. */
export function versionProblems({ number: own, minNumber }: Values): Problem[] {
  if (typeof own !== 'string' || typeof minNumber !== 'string' || minNumber === '') return [];
  if (compareVersions(minNumber, own) <= 0) return [];
  const params = { value: minNumber, otherValue: own, otherCN: '版本号', otherEN: 'Number' };
  return [{ path: 'minNumber', key: 'MORE_THAN', params }];
}

function number(key: string, label: Field['label'], hint: Field['label']): Extract<Field, { kind: 'text' }> {
  return { key, kind: 'text', label, hint, pattern: 'version-number', max: 20, required: true, width: 'half' };
}
