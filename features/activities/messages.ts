import { declareMessages } from '#core/messages/message.ts';
import type { Text } from '#core/texts/text.ts';

const toSignedUp = {
  to: { CN: '报名的人', EN: 'whoever signed up' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/activity',
  link: { CN: '查看我的活动', EN: 'See my activities' },
} as const;

/** What those who signed up are told, in the product and by mail; `{title}`, `{time}`, `{place}` and `{reason}` are filled in. */
export const signupMessages = declareMessages('SIGNUP', {
  SIGNED: {
    ...toSignedUp,
    title: { CN: '活动报名成功', EN: 'You are signed up' },
    body: {
      CN: '您已成功报名“{title}”。时间：{time}；地点：{place}。入场时请出示电子票。',
      EN: 'You have a seat at “{title}”. Time: {time}. Place: {place}. Please show your ticket when you come in.',
    },
  },
  PENDING: {
    ...toSignedUp,
    title: { CN: '活动报名已提交', EN: 'Your sign-up has arrived' },
    body: {
      CN: '您报名的“{title}”需要审核，结果会尽快通知您。',
      EN: 'The organisers review sign-ups to “{title}”. You will hear from us soon.',
    },
  },
  WAITLIST: {
    ...toSignedUp,
    title: { CN: '已进入候补名单', EN: 'You are on the waiting list' },
    body: {
      CN: '“{title}”名额已满，您已进入候补名单。有人取消时按先后自动递补，并立即通知您。',
      EN: '“{title}” is full and you are on its waiting list. When somebody cancels, the first in line moves up and is told at once.',
    },
  },
  APPROVED: {
    ...toSignedUp,
    title: { CN: '活动报名已通过', EN: 'Your sign-up is approved' },
    body: {
      CN: '您报名的“{title}”已通过审核。时间：{time}；地点：{place}。入场时请出示电子票。',
      EN: 'Your sign-up to “{title}” is approved. Time: {time}. Place: {place}. Please show your ticket when you come in.',
    },
  },
  MOVED_UP: {
    ...toSignedUp,
    title: { CN: '候补成功，您有名额了', EN: 'A seat has come free: it is yours' },
    body: {
      CN: '“{title}”有人取消，名额已递补给您。时间：{time}；地点：{place}。不能参加请尽早取消，把名额让给下一位。',
      EN: 'Somebody cancelled and you now have a seat at “{title}”. Time: {time}. Place: {place}. If you cannot come, please cancel early for the next in line.',
    },
  },
  MOVED_UP_PENDING: {
    ...toSignedUp,
    title: { CN: '候补已进入审核', EN: 'You moved up from the waiting list' },
    body: {
      CN: '“{title}”有人取消，您的报名已进入审核，结果会尽快通知您。',
      EN: 'Somebody cancelled and your sign-up to “{title}” is now under review. You will hear from us soon.',
    },
  },
  REJECTED: {
    ...toSignedUp,
    title: { CN: '活动报名未通过', EN: 'Your sign-up was declined' },
    body: {
      CN: '您报名的“{title}”未通过审核：{reason}',
      EN: 'Your sign-up to “{title}” was declined: {reason}',
    },
  },
  REMOVED: {
    ...toSignedUp,
    title: { CN: '活动报名已被取消', EN: 'Your seat was taken back' },
    body: {
      CN: '主办方取消了您在“{title}”的报名：{reason}',
      EN: 'The organisers took back your seat at “{title}”: {reason}',
    },
  },
  ACTIVITY_CANCELLED: {
    ...toSignedUp,
    title: { CN: '活动已取消', EN: 'The activity is cancelled' },
    body: {
      CN: '很抱歉，您报名的“{title}”（{time}）已取消：{reason}',
      EN: 'We are sorry: “{title}” ({time}), to which you signed up, is cancelled: {reason}',
    },
  },
  CHANGED: {
    ...toSignedUp,
    title: { CN: '活动安排有变动', EN: 'The activity has changed' },
    body: {
      CN: '您报名的“{title}”时间或地点有变动。现在的时间：{time}；地点：{place}。',
      EN: 'Time or place of “{title}” have changed. It is now {time}, at {place}.',
    },
  },
  SOON_DAY: {
    ...toSignedUp,
    title: { CN: '活动明天开始', EN: 'Your activity starts tomorrow' },
    body: {
      CN: '您报名的“{title}”将于 {time} 开始，地点：{place}。请准备好电子票；不能参加请尽早取消。',
      EN: '“{title}” starts {time}, at {place}. Have your ticket ready; if you cannot come, please cancel early.',
    },
  },
  SOON_HOURS: {
    ...toSignedUp,
    title: { CN: '活动即将开始', EN: 'Your activity starts soon' },
    body: {
      CN: '您报名的“{title}”将于 {time} 开始，地点：{place}。请出示电子票签到。',
      EN: '“{title}” starts {time}, at {place}. Please show your ticket when you come in.',
    },
  },
});

export type SignupMessage = keyof typeof signupMessages;

/** The place of an activity that has none. */
export const onlinePlace: Text = { CN: '线上', EN: 'online' };
