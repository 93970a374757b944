import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';

/** Which of the conditional personal questions a programme asks. */
export interface PersonOptions {
  /** Housing and schooling need them. */
  marital?: boolean;
  hukou?: boolean;
}

const isChinese = { field: 'nationality', is: 'CN' } as const;

/** Every document a person may be identified with. */
export const idTypes = [
  'ID_CARD',
  'PASSPORT',
  'HK_MACAO_PERMIT',
  'TAIWAN_PERMIT',
  'HMT_RESIDENCE',
  'FOREIGN_PR',
] as const;

/** Block P: who applies. */
export function personSection(options: PersonOptions = {}): Section {
  return {
    key: 'person',
    title: { CN: '个人基本信息', EN: 'About you' },
    intro: {
      CN: '请按有效证件填写。身份证号码会加密保存，仅用于核验身份。',
      EN: 'Enter everything as on your identity document. Its number is stored encrypted and used only to verify who you are.',
    },
    fields: personFields(options),
    rules: [
      {
        rule: 'limit',
        field: 'identityValidTo',
        min: { days: 90 },
        when: { field: 'identity', part: 'type', is: 'PASSPORT' },
      },
    ],
  };
}

function personFields(options: PersonOptions): Field[] {
  return [
    {
      kind: 'text',
      key: 'name',
      label: { CN: '姓名', EN: 'Name' },
      hint: {
        CN: '与证件一致；少数民族姓名中的间隔号用“·”。',
        EN: 'As on your document; use “·” between the parts of a name where it has them.',
      },
      example: { CN: '沈知夏', EN: 'Shen Zhixia' },
      required: true,
      max: 50,
      pattern: 'person-name',
      own: 'name',
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'choice',
      key: 'nationality',
      label: { CN: '国籍（地区）', EN: 'Nationality' },
      options: 'country',
      required: true,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'nameEn',
      label: { CN: '英文名', EN: 'Name in passport' },
      hint: { CN: '与护照上的拼写一致。', EN: 'Spelled as in the passport.' },
      example: { CN: 'Anna Keller', EN: 'Anna Keller' },
      max: 80,
      pattern: 'latin-name',
      own: 'name',
      visible: {
        all: [
          { field: 'nationality', filled: true },
          { field: 'nationality', notIn: ['CN', 'HK', 'MO', 'TW'] },
        ],
      },
      required: true,
      sensitive: 'S2',
    },
    {
      kind: 'certificate',
      key: 'identity',
      label: { CN: '证件类型和号码', EN: 'Identity document' },
      help: {
        CN: '中国公民请使用居民身份证。号码会按国家标准核对校验位；填写身份证后，出生日期和性别自动带出。',
        EN: 'Chinese citizens use the resident identity card. The check digit is verified; date of birth and gender are then filled in for you.',
      },
      types: [...idTypes],
      nationality: 'nationality',
      required: true,
      sensitive: 'S3',
    },
    {
      kind: 'date',
      key: 'identityValidTo',
      label: { CN: '证件有效期至', EN: 'Document valid until' },
      hint: {
        CN: '护照剩余有效期须在 90 天以上；长期有效的证件请选“长期”。',
        EN: 'A passport must be valid for another 90 days; choose “no expiry” for documents without an end.',
      },
      required: true,
      min: { days: 1 },
      openEnded: { CN: '长期', EN: 'No expiry' },
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'gender',
      label: { CN: '性别', EN: 'Gender' },
      own: 'sex',
      options: 'gender',
      required: true,
      width: 'half',
      derive: { rule: 'gender-from-certificate', from: 'identity' },
    },
    {
      kind: 'date',
      key: 'birth',
      label: { CN: '出生日期', EN: 'Date of birth' },
      own: 'bday',
      required: true,
      min: { years: -100 },
      max: { years: -16 },
      width: 'half',
      sensitive: 'S2',
      derive: { rule: 'birth-from-certificate', from: 'identity' },
    },
    {
      kind: 'choice',
      key: 'ethnicity',
      label: { CN: '民族', EN: 'Ethnicity' },
      options: 'ethnicity',
      visible: isChinese,
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'choice',
      key: 'politics',
      label: { CN: '政治面貌', EN: 'Political outlook' },
      options: 'politics',
      visible: isChinese,
      width: 'half',
    },
    ...(options.marital ? [maritalField] : []),
    ...(options.hukou ? [hukouField] : []),
    {
      kind: 'choice',
      key: 'returnee',
      label: { CN: '是否海归', EN: 'Returned from abroad' },
      hint: {
        CN: '在国（境）外学习或工作累计满 12 个月的，请选“是”。',
        EN: 'Choose yes if you studied or worked abroad for 12 months or more in total.',
      },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      kind: 'number',
      key: 'overseasMonths',
      label: { CN: '海外学习工作月数', EN: 'Months of study or work abroad' },
      required: true,
      visible: { field: 'returnee', is: 'YES' },
      min: 12,
      max: 600,
      decimals: 0,
      suffix: { CN: '个月', EN: '{count:month|months}' },
      width: 'half',
    },
    {
      kind: 'files',
      key: 'photo',
      label: { CN: '证件照', EN: 'Photo' },
      hint: {
        CN: '近期免冠彩色照片，JPG 或 PNG，不超过 10 MB，上传后可裁剪为 3:4。',
        EN: 'A recent colour photo without hat, JPG or PNG, up to 10 MB. You can crop it to 3:4 after choosing it.',
      },
      types: ['image/jpeg', 'image/png'],
      maxMB: 10,
      count: 1,
      crop: '3:4',
      required: true,
      sensitive: 'S2',
    },
  ];
}

const maritalField: Field = {
  kind: 'choice',
  key: 'marital',
  label: { CN: '婚姻状况', EN: 'Marital status' },
  options: 'marital',
  required: true,
  width: 'half',
  sensitive: 'S2',
};

const hukouField: Field = {
  kind: 'region',
  key: 'hukou',
  label: { CN: '户籍所在地', EN: 'Household registration' },
  hint: { CN: '选择户口簿上的省、市、区（县）。', EN: 'The province, city and district in your household book.' },
  depth: 'district',
  visible: isChinese,
  required: true,
  sensitive: 'S2',
};
