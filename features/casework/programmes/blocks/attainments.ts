import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';
import { documents } from './files.ts';

const issuer = { kind: 'text', key: 'issuer', required: true, min: 2, max: 100, width: 'half' } as const;

/** Block TITLE: professional titles and qualifications; `required` tells when one entry is needed. */
export function titleSection(required?: Condition): Section {
  return {
    key: 'title',
    title: { CN: '职称资格', EN: 'Titles and qualifications' },
    intro: { CN: '没有职称或职业资格的可以不填。', EN: 'Leave this empty if you hold none.' },
    fields: [
      {
        kind: 'rows',
        key: 'titles',
        required,
        label: { CN: '职称资格', EN: 'Titles' },
        item: { CN: '职称', EN: 'title' },
        max: 10,
        summary: ['{name}', '{level}', '{gotOn}'],
        newestFirst: 'gotOn',
        fields: [
          {
            kind: 'text',
            key: 'name',
            label: { CN: '职称或资格名称', EN: 'Title or qualification' },
            example: { CN: '高级工程师', EN: 'Senior engineer' },
            required: true,
            max: 80,
            width: 'half',
          },
          {
            kind: 'choice',
            key: 'level',
            label: { CN: '级别', EN: 'Level' },
            options: 'titleLevel',
            required: true,
            width: 'half',
          },
          {
            kind: 'date',
            key: 'gotOn',
            label: { CN: '取得日期', EN: 'Granted on' },
            required: true,
            min: '1950-01-01',
            max: {},
            width: 'half',
          },
          { ...issuer, label: { CN: '发证机构', EN: 'Issued by' } },
          {
            kind: 'text',
            key: 'certificateNo',
            label: { CN: '证书编号', EN: 'Certificate number' },
            max: 60,
            pattern: 'certificate-number',
            width: 'half',
          },
          documents({ key: 'files', label: { CN: '职称证书', EN: 'Certificate' }, max: 2 }),
        ],
      },
    ],
    rules: [{ rule: 'unique', rows: 'titles', by: ['name', 'level', 'gotOn'] }],
  };
}

/** Block AWARD: awards and results; `required` tells when one entry is needed. */
export function awardSection(required?: Condition): Section {
  return {
    key: 'award',
    title: { CN: '获奖与成果', EN: 'Awards and results' },
    intro: {
      CN: '填写最能体现水平的成果，最多 10 条。',
      EN: 'Give the results that show your standing best, ten at most.',
    },
    fields: [
      {
        kind: 'rows',
        key: 'awards',
        required,
        label: { CN: '获奖与成果', EN: 'Awards and results' },
        item: { CN: '成果', EN: 'result' },
        max: 10,
        summary: ['{name}', '{level}', '{gotOn}'],
        newestFirst: 'gotOn',
        fields: [
          {
            kind: 'choice',
            key: 'kind',
            label: { CN: '类型', EN: 'Kind' },
            options: 'awardKind',
            required: true,
            width: 'half',
          },
          { kind: 'text', key: 'name', label: { CN: '名称', EN: 'Name' }, required: true, max: 120, width: 'half' },
          {
            kind: 'choice',
            key: 'level',
            label: { CN: '级别', EN: 'Level' },
            options: 'awardLevel',
            required: true,
            width: 'half',
          },
          {
            kind: 'number',
            key: 'rank',
            label: { CN: '本人排名', EN: 'Your rank' },
            hint: { CN: '第一完成人填 1。', EN: 'Enter 1 if you come first.' },
            required: true,
            min: 1,
            max: 500,
            decimals: 0,
            width: 'half',
          },
          {
            kind: 'number',
            key: 'rankOf',
            label: { CN: '完成人总数', EN: 'Number of contributors' },
            required: true,
            min: 1,
            max: 500,
            decimals: 0,
            width: 'half',
          },
          {
            kind: 'date',
            key: 'gotOn',
            label: { CN: '取得日期', EN: 'Date' },
            required: true,
            min: '1950-01-01',
            max: {},
            width: 'half',
          },
          { ...issuer, label: { CN: '授予单位或刊物', EN: 'Awarded by, or journal' } },
          {
            kind: 'text',
            key: 'number',
            label: { CN: '编号', EN: 'Number' },
            hint: { CN: '证书号、专利号、标准号等。', EN: 'Of the certificate, patent or standard.' },
            max: 60,
            width: 'half',
          },
          documents({ key: 'files', label: { CN: '证明材料', EN: 'Proof' }, max: 3 }),
        ],
        rules: [{ rule: 'not-more', field: 'rank', other: 'rankOf' }],
      },
    ],
    rules: [{ rule: 'unique', rows: 'awards', by: ['kind', 'name', 'gotOn'] }],
  };
}

/** Block HONOR: honours and talent plans; `required` tells when one entry is needed. */
export function honourSection(required?: Condition): Section {
  return {
    key: 'honour',
    title: { CN: '荣誉称号与人才计划', EN: 'Honours and talent plans' },
    intro: { CN: '没有的可以不填。', EN: 'Leave this empty if you hold none.' },
    fields: [
      {
        kind: 'rows',
        key: 'honours',
        required,
        label: { CN: '荣誉称号', EN: 'Honours' },
        item: { CN: '荣誉', EN: 'honour' },
        max: 10,
        summary: ['{name}', '{level}', '{gotOn}'],
        newestFirst: 'gotOn',
        fields: [
          {
            kind: 'text',
            key: 'name',
            label: { CN: '称号或计划名称', EN: 'Honour or plan' },
            required: true,
            max: 120,
            suggest: 'honour',
            width: 'half',
          },
          {
            kind: 'choice',
            key: 'level',
            label: { CN: '级别', EN: 'Level' },
            options: 'awardLevel',
            required: true,
            width: 'half',
          },
          {
            kind: 'date',
            key: 'gotOn',
            label: { CN: '授予日期', EN: 'Granted on' },
            required: true,
            min: '1950-01-01',
            max: {},
            width: 'half',
          },
          { ...issuer, label: { CN: '授予单位', EN: 'Granted by' } },
          {
            kind: 'date',
            key: 'validTo',
            label: { CN: '有效期至', EN: 'Valid until' },
            openEnded: { CN: '长期有效', EN: 'Without end' },
            width: 'half',
          },
          documents({ key: 'files', label: { CN: '证书或文件', EN: 'Certificate or document' }, max: 2 }),
        ],
        rules: [{ rule: 'after', field: 'validTo', other: 'gotOn' }],
      },
    ],
    rules: [{ rule: 'unique', rows: 'honours', by: ['name', 'gotOn'] }],
  };
}
