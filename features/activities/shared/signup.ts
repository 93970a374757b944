import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';

/** States of a sign-up; the last three are ends. */
export const signupStates = {
  PENDING: { label: { CN: '待审核', EN: 'To be decided' }, tone: 'waiting' },
  WAITLIST: { label: { CN: '候补', EN: 'Waiting list' }, tone: 'working' },
  APPROVED: { label: { CN: '已通过', EN: 'Approved' }, tone: 'done' },
  CHECKED_IN: { label: { CN: '已签到', EN: 'Checked in' }, tone: 'done' },
  ABSENT: { label: { CN: '未到场', EN: 'Absent' }, tone: 'problem' },
  REJECTED: { label: { CN: '未通过', EN: 'Declined' }, tone: 'off' },
  CANCELLED: { label: { CN: '已取消', EN: 'Cancelled' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type SignupState = keyof typeof signupStates;

/** Those that hold a seat. */
export const holdingStates: readonly SignupState[] = ['PENDING', 'APPROVED', 'CHECKED_IN', 'ABSENT'];

/** Those that their owner may still take back. */
export const openStates: readonly SignupState[] = ['PENDING', 'WAITLIST', 'APPROVED'];

/** A sign-up can be taken back until this long before the start, in ms. */
export const cancelUntilMs = 2 * 3_600_000;

/** One more question and its answer, in both languages, as they stood when it was answered. */
export interface SignupAnswer {
  readonly label: { readonly CN: string; readonly EN: string };
  readonly value: { readonly CN: string; readonly EN: string };
}

/** What somebody fills in to sign up: who they are, and what this activity asks; `questions` is the fact of that name. */
export function signupSection(questions: unknown): Section {
  return {
    key: 'signup',
    title: { CN: '报名信息', EN: 'Sign-up' },
    fields: [
      {
        key: 'name',
        kind: 'text',
        label: { CN: '姓名', EN: 'Name' },
        pattern: 'person-name',
        max: 50,
        required: true,
        width: 'half',
      },
      { key: 'company', kind: 'text', label: { CN: '单位', EN: 'Employer' }, max: 100, width: 'half' },
      { key: 'phone', kind: 'phone', label: { CN: '手机号', EN: 'Telephone' }, required: true },
      ...questionsIn(questions).map(fieldOf),
      {
        key: 'consent',
        kind: 'consent',
        label: { CN: '个人信息使用', EN: 'Use of my data' },
        text: {
          CN: '以上信息只用于本次活动的报名、通知和签到，活动结束后按规定保存，不作他用。',
          EN: 'What you tell here is used for this activity alone: to sign you up, to reach you and to let you in.',
        },
        version: '1',
        required: true,
      },
    ],
  };
}

/** The answers to the activity's own questions, as they are kept; expects checked values. */
export function answersOf(questions: unknown, values: Values): SignupAnswer[] {
  return questionsIn(questions).flatMap((question) => {
    const value = values[keyOf(question)];
    if (typeof value !== 'string' || value === '') return [];
    const { labelCN, labelEN, choices } = question;
    const chosen = choices.find((choice) => choice.value === value);
    return [{ label: { CN: labelCN, EN: labelEN }, value: chosen?.label ?? { CN: value, EN: value } }];
  });
}

interface Question {
  readonly id: string;
  readonly labelCN: string;
  readonly labelEN: string;
  readonly isRequired: boolean;
  readonly choices: readonly { readonly value: string; readonly label: { readonly CN: string; readonly EN: string } }[];
}

function questionsIn(rows: unknown): Question[] {
  return (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => {
    const text = (key: string) => (typeof row[key] === 'string' ? row[key] : '');
    const lines = (key: string) =>
      text(key)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    const english = lines('optionsEN');
    return {
      id: text('id'),
      labelCN: text('labelCN'),
      labelEN: text('labelEN') || text('labelCN'),
      isRequired: row.required === 'YES',
      choices: lines('optionsCN').map((CN, at) => ({ value: CN, label: { CN, EN: english[at] ?? CN } })),
    };
  });
}

function fieldOf(question: Question): Field {
  const { labelCN, labelEN, isRequired, choices } = question;
  const common = { key: keyOf(question), label: { CN: labelCN, EN: labelEN }, required: isRequired };
  return choices.length > 0 ? { ...common, kind: 'choice', options: choices } : { ...common, kind: 'text', max: 200 };
}

/** Ids of rows may hold hyphens, which paths of fields do not. */
function keyOf({ id }: Question): string {
  return `q_${id.replaceAll('-', '_')}`;
}
