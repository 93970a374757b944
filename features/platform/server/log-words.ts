import { retention } from '#core/retention.ts';
import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of the platform, its mails, and what is removed when its time is over. */
export const platformLogWords: LogWords = {
  modules: {
    PLATFORM: {
      name: { CN: '平台信息', EN: 'Platform' },
    },
    MSG: {
      name: { CN: '消息发送', EN: 'Mails and messages' },
      actions: {
        RETRY: { CN: '重新发送', EN: 'Sent again' },
      },
    },
    REGION: {
      actions: {
        REPLACE: { CN: '替换', EN: 'Replaced' },
        UNDO_REPLACE: { CN: '撤回替换', EN: 'Took the replacement back' },
        PLAN_REPLACE: { CN: '计划替换', EN: 'Planned the replacement' },
        CANCEL_REPLACE: { CN: '取消替换计划', EN: 'Cancelled the plan' },
        FAIL_REPLACE: { CN: '未能替换', EN: 'Could not be replaced' },
      },
    },
    RETENTION: {
      name: { CN: '保存期限', EN: 'Retention' },
      actions: {
        ...Object.fromEntries(Object.entries(retention).map(([key, { name }]) => [key.toUpperCase(), name])),
      },
    },
  },
};
