import type { FastifyError } from 'fastify';
import { fillText } from '#core/texts/fill.ts';
import type { Locale, Text } from '#core/texts/text.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

/** What a call's contract found wrong with a field, by the keyword of its schema; `{limit}` is the schema's. */
const sentences: Readonly<Record<string, Text>> = {
  required: { CN: '请填写这一项。', EN: 'This is missing.' },
  additionalProperties: {
    CN: '没有这一项，请刷新页面后重试。',
    EN: 'There is no such field; reload the page and try again.',
  },
  minLength: {
    CN: '内容太短，至少 {limit} 个字。',
    EN: 'This is too short: at least {limit:# character|# characters}.',
  },
  maxLength: { CN: '内容太长，最多 {limit} 个字。', EN: 'This is too long: at most {limit:# character|# characters}.' },
  minimum: { CN: '不能小于 {limit}。', EN: 'This must be at least {limit}.' },
  maximum: { CN: '不能大于 {limit}。', EN: 'This must be at most {limit}.' },
  minItems: { CN: '至少 {limit} 项。', EN: 'At least {limit:# entry is|# entries are} needed.' },
  maxItems: { CN: '最多 {limit} 项。', EN: 'At most {limit:# entry is|# entries are} allowed.' },
  uniqueItems: { CN: '有重复的内容。', EN: 'Something stands here twice.' },
  pattern: { CN: '格式不对，请核对。', EN: 'This is not in the right form; check it.' },
  format: { CN: '格式不对，请核对。', EN: 'This is not in the right form; check it.' },
  enum: { CN: '不是可以选择的值。', EN: 'This is none of the choices.' },
  const: { CN: '不是可以选择的值。', EN: 'This is none of the choices.' },
  anyOf: { CN: '不是可以选择的值。', EN: 'This is none of the choices.' },
};

/** The type a value should have had; what is none of these is read from JSON. */
const kinds: Readonly<Record<string, Text>> = {
  integer: { CN: '应填整数。', EN: 'This must be a whole number.' },
  number: { CN: '应填数字。', EN: 'This must be a number.' },
  boolean: { CN: '应填是或否。', EN: 'This must be yes or no.' },
};

const other: Text = { CN: '内容无法识别，请重新填写。', EN: 'This cannot be read; enter it again.' };

/** In words, for whoever filled the field in. */
export function whatIsWrong({ keyword, params }: Fault, locale: Locale): string {
  const { limit, type } = params as { limit?: number; type?: string };
  const isBlank = keyword === 'minLength' && limit === 1;
  const sentence = keyword === 'type' ? kinds[String(type)] : sentences[isBlank ? 'required' : keyword];
  return fillText(sentence ?? other, { limit: limit ?? 0 }, locale);
}
