import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of farms and reports. */
export const flockLogWords: LogWords = {
  modules: {
    FLOCK: {
      name: { CN: '禽评', EN: 'FlockScore' },
      actions: {
        HAND_OVER: { CN: '移交农场', EN: 'Handed over' },
        INVITE: { CN: '邀请', EN: 'Invited' },
        JOIN: { CN: '加入', EN: 'Joined' },
        LEAVE: { CN: '退出', EN: 'Left' },
        REMOVE: { CN: '移出', EN: 'Removed' },
        SYNC: { CN: '同步', EN: 'Synchronised' },
        SHARE: { CN: '分享报告', EN: 'Shared a report' },
        WITHDRAW: { CN: '收回分享', EN: 'Withdrew a link' },
        READING: { CN: '复评', EN: 'Second reading' },
      },
    },
  },
};
