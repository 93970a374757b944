import { declareMessages } from '#core/messages/message.ts';

const toBooker = {
  to: { CN: '预约人', EN: 'whoever booked' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/booking',
  link: { CN: '查看我的预约', EN: 'See my bookings' },
} as const;

/** What whoever booked a place is told; `{place}`, `{time}`, `{code}` and `{reason}` are filled in. */
export const bookingMessages = declareMessages('BOOKING', {
  booked: {
    ...toBooker,
    title: { CN: '场地预约已提交', EN: 'Your booking has arrived' },
    body: {
      CN: '您预约的{place}（{time}）已为您保留，等待工作人员确认，结果会尽快通知您。',
      EN: '{place} is held for you, {time}. Staff decide and you will hear from us soon.',
    },
  },
  confirm: {
    ...toBooker,
    title: { CN: '场地预约已确认', EN: 'Your booking is confirmed' },
    body: {
      CN: '您预约的{place}（{time}）已确认。到访时请出示预约码 {code}。',
      EN: 'Your booking of {place}, {time}, is confirmed. Please show the code {code} when you come.',
    },
  },
  reject: {
    ...toBooker,
    title: { CN: '场地预约没有通过', EN: 'Your booking was declined' },
    body: {
      CN: '您预约的{place}（{time}）没有通过：{reason}',
      EN: 'Your booking of {place}, {time}, was declined: {reason}',
    },
  },
  cancel: {
    ...toBooker,
    title: { CN: '场地预约已被取消', EN: 'Your booking was cancelled' },
    body: {
      CN: '很抱歉，您预约的{place}（{time}）已被取消：{reason}',
      EN: 'We are sorry: your booking of {place}, {time}, was cancelled: {reason}',
    },
  },
});

/** What the holder of a talent card is told of a `{benefit}` booked in a `{shop}`. */
export const visitMessages = declareMessages('SHOP_BOOKING', {
  confirm: {
    ...toBooker,
    title: { CN: '权益预约已确认：{benefit}', EN: 'Your booking is confirmed: {benefit}' },
    body: {
      CN: '{shop}，{time}。到店出示人才卡即可，不用另带预约码；来不了请提前取消。',
      EN: '{shop}, {time}. Just show your talent card. If you cannot come, please cancel beforehand.',
    },
  },
  reject: {
    ...toBooker,
    title: { CN: '权益预约没有通过：{benefit}', EN: 'Your booking was declined: {benefit}' },
    body: { CN: '{shop}，{time}：{reason}', EN: '{shop}, {time}: {reason}' },
  },
  cancel: {
    ...toBooker,
    title: { CN: '权益预约已被取消：{benefit}', EN: 'Your booking was cancelled: {benefit}' },
    body: { CN: '很抱歉，{shop}，{time}：{reason}', EN: 'We are sorry. {shop}, {time}: {reason}' },
  },
});
