import type { Text } from '#core/texts/text.ts';

/** Why no employer was asked to confirm an application, as its history says it. */
export const skipReasons = {
  FLEXIBLE: { CN: '没有用人单位，单位审核环节已跳过。', EN: 'There is no employer, so its step was skipped.' },
  NOT_REGISTERED: {
    CN: '所填单位尚未在本平台认证，单位审核环节已跳过。',
    EN: 'The employer is not authenticated here, so its step was skipped.',
  },
  NOBODY_ELSE: {
    CN: '单位没有其他经办人，单位审核环节已跳过。',
    EN: 'Nobody else acts for the employer, so its step was skipped.',
  },
} as const satisfies Record<string, Text>;

export type SkipReason = keyof typeof skipReasons;
