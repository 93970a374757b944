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
    RETENTION: {
      name: { CN: '保存期限', EN: 'Retention' },
      actions: {
        ...Object.fromEntries(Object.entries(retention).map(([key, { name }]) => [key.toUpperCase(), name])),
      },
    },
  },
};
