import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import type { FieldContext } from '#core/forms/kind.ts';
import { type CertificateField, certificateKind } from '#core/forms/kinds/certificate.ts';
import { type PhoneValue, phoneKind } from '#core/forms/kinds/phone.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { cardLevels } from './shop.ts';

const certificate: CertificateField = {
  key: 'certificate',
  kind: 'certificate',
  label: { CN: '证件', EN: 'Identity document' },
  types: dictionaries.idType.map(({ value }) => value),
  required: true,
  sensitive: 'S3',
};

const hasNoAccount = { field: 'account', filled: false } as const;
/** The number is not kept: of a card that was issued there is nothing to show. */
const isNew = { field: 'isIssued', isNot: true } as const;

/** What the office tells of somebody it issues a card to, in a form and in the cells of a sheet. */
export const cardFields: readonly Field[] = [
  {
    key: 'account',
    kind: 'text',
    label: { CN: '持卡人账号', EN: 'Account of the holder' },
    hint: {
      CN: '已注册的填登录名、邮箱或手机号，立即生效；没有注册的不填，本人凭证件号和手机号领取',
      EN: 'Login name, e-mail or mobile number of somebody who has an account: the card works at once. Left empty, its holder claims it by document and mobile number',
    },
    max: 254,
  },
  {
    key: 'name',
    kind: 'text',
    label: { CN: '姓名', EN: 'Name' },
    pattern: 'person-name',
    max: 50,
    required: true,
    sensitive: 'S2',
    width: 'half',
  },
  {
    key: 'level',
    kind: 'choice',
    label: { CN: '类别', EN: 'Class' },
    options: cardLevels,
    required: true,
    width: 'half',
  },
  {
    key: 'idType',
    kind: 'choice',
    label: { CN: '证件类型', EN: 'Kind of document' },
    hint: { CN: '不选为居民身份证', EN: 'An identity card when left empty' },
    options: [...dictionaries.idType],
    visible: isNew,
    width: 'half',
  },
  {
    key: 'idNumber',
    kind: 'text',
    label: { CN: '证件号码', EN: 'Number of the document' },
    hint: { CN: '只用于核对本人，不保存号码', EN: 'Only to recognise the holder; the number itself is not kept' },
    max: 40,
    visible: isNew,
    required: hasNoAccount,
    width: 'half',
  },
  {
    key: 'phone',
    kind: 'text',
    label: { CN: '手机号', EN: 'Mobile number' },
    hint: { CN: '境外号码写成“+852 91234567”', EN: 'Numbers abroad as “+852 91234567”' },
    max: 30,
    required: hasNoAccount,
    sensitive: 'S2',
    width: 'half',
  },
  {
    key: 'company',
    kind: 'text',
    label: { CN: '工作单位', EN: 'Employer' },
    hint: {
      CN: '已认证的单位会出现在提示里，选中后代码自动填好；没有认证的直接填写',
      EN: 'Authenticated companies are suggested, and picking one fills in its code; any other is typed',
    },
    max: 100,
    companyCode: 'companyCode',
    width: 'half',
  },
  {
    key: 'companyCode',
    kind: 'credit-code',
    label: { CN: '单位统一社会信用代码', EN: 'Credit code of the employer' },
    hint: {
      CN: '已认证的单位以代码为准，名称按登记的显示',
      EN: 'An authenticated company is found by it and called as it is registered',
    },
    width: 'half',
  },
  {
    key: 'validTo',
    kind: 'date',
    label: { CN: '有效至', EN: 'Valid to' },
    min: { days: 1 },
    max: { years: 10 },
    required: true,
    width: 'half',
  },
];

/** What is wrong with the number of the document or the mobile number that stand in the form of a card. */
export function cardProblems(values: Values): Problem[] {
  const document = documentIn(values);
  const phone = phoneIn(values);
  return [
    ...(document ? certificateKind.validate(certificate, document, alone).map(at('idNumber')) : []),
    ...(phone ? phoneKind.validate(phoneField, phone, alone).map(at('phone')) : []),
  ];
}

/** The document in the form of a card as forms of people have it; null without a number. */
export function documentIn({ idType, idNumber }: Values): { type: string; number: string } | null {
  if (typeof idNumber !== 'string' || idNumber.trim() === '') return null;
  const type = typeof idType === 'string' && idType !== '' ? idType : 'ID_CARD';
  return certificateKind.normalise(certificate, { type, number: idNumber }) as { type: string; number: string };
}

/** The mobile number in the form of a card with the code of its country, +86 unless told; null without one. */
export function phoneIn({ phone }: Values): PhoneValue | null {
  if (typeof phone !== 'string' || phone.trim() === '') return null;
  const [, area = '+86', number = phone] = /^\s*([+＋]\d{1,4})[\s-]+(.+)$/.exec(phone) ?? [];
  return phoneKind.normalise(phoneField, { area, number }) as PhoneValue;
}

/** What somebody fills in to get a card that waits for them. */
export const claimSection: Section = {
  key: 'claim',
  title: { CN: '领取人才卡', EN: 'Get your card' },
  fields: [certificate],
};

function at(path: string) {
  return (problem: Problem): Problem => ({ ...problem, path });
}

const phoneField = { key: 'phone', kind: 'phone', label: { CN: '手机号', EN: 'Mobile number' } } as const;
/** Neither kind looks beyond its own value. */
const alone: FieldContext = { today: '', data: {}, dictionaries: {}, values: {} };
