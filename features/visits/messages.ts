import { declareMessages } from '#core/messages/message.ts';

const toEntrant = {
  to: { CN: '参赛者', EN: 'the entrant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/user/itec/{entry}',
  link: { CN: '查看参赛项目', EN: 'See your entry' },
} as const;

/** What an entrant is told of the visit to their project. */
export const entrantVisitMessages = declareMessages('ITEC_VISIT', {
  offered: {
    ...toEntrant,
    title: { CN: '请选择实地考察时间', EN: 'Please choose a time for the visit' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察有 {count} 个时间可选，请在参赛页面选一个。地址：{address}。',
      EN: 'There {count:is one time|are # times} to choose from for the visit to “{title}” ({no}). Address: {address}.',
    },
  },
  set: {
    ...toEntrant,
    title: { CN: '实地考察时间已定', EN: 'The time of the visit is set' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察定在 {time}，{address}。',
      EN: 'The visit to “{title}” ({no}) is on {time}, at {address}.',
    },
  },
  moved: {
    ...toEntrant,
    title: { CN: '实地考察改期', EN: 'The visit is moved' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察改到 {time}，{address}。原因：{reason}',
      EN: 'The visit to “{title}” ({no}) is now on {time}, at {address}. Reason: {reason}',
    },
  },
  kept: {
    ...toEntrant,
    title: { CN: '实地考察时间不变', EN: 'The time of your visit stays' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察仍在 {time}，{address}。答复：{reason}',
      EN: 'The visit to “{title}” ({no}) is still on {time}, at {address}. Answer: {reason}',
    },
  },
  cancelled: {
    ...toEntrant,
    title: { CN: '实地考察取消', EN: 'The visit is cancelled' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察取消：{reason}',
      EN: 'The visit to “{title}” ({no}) is cancelled: {reason}',
    },
  },
  tomorrow: {
    ...toEntrant,
    title: { CN: '实地考察提醒', EN: 'The visit is near' },
    body: {
      CN: '项目“{title}”（{no}）的实地考察在 {time}，{address}。请准备好申报材料的原件。',
      EN: 'The visit to “{title}” ({no}) is on {time}, at {address}. Please have the originals of what you declared at hand.',
    },
  },
});

const toVisitor = {
  to: { CN: '考察人员', EN: 'the visitors' },
  channels: ['INSIDE', 'MAIL'],
  page: '/itec/kit',
  link: { CN: '打开我的考察', EN: 'Open my visits' },
} as const;

/** What those who go there are told. */
export const visitorMessages = declareMessages('ITEC_VISITOR', {
  set: {
    ...toVisitor,
    title: { CN: '有新的实地考察', EN: 'A visit of yours is set' },
    body: {
      CN: '{no}“{title}”：{time}，{address}。出发前请联网打开一次考察包。',
      EN: '{no}, “{title}”: {time}, {address}. Open the visit kit once while you have a network.',
    },
  },
  moved: {
    ...toVisitor,
    title: { CN: '实地考察改期', EN: 'A visit of yours is moved' },
    body: {
      CN: '{no}“{title}”改到 {time}，{address}。原因：{reason}',
      EN: '{no}, “{title}”, is now on {time}, {address}. Reason: {reason}',
    },
  },
  cancelled: {
    ...toVisitor,
    title: { CN: '实地考察取消', EN: 'A visit of yours is cancelled' },
    body: { CN: '{no}“{title}”的考察取消：{reason}', EN: 'The visit to {no}, “{title}”, is cancelled: {reason}' },
  },
  tomorrow: {
    ...toVisitor,
    title: { CN: '实地考察提醒', EN: 'A visit of yours is near' },
    body: {
      CN: '{no}“{title}”：{time}，{address}。出发前请联网打开一次考察包。',
      EN: '{no}, “{title}”: {time}, {address}. Open the visit kit once while you have a network.',
    },
  },
});

const toOrganiser = {
  to: { CN: '大赛经办人员', EN: 'organisers of the competition' },
  channels: ['INSIDE'],
  page: '/itec/visit?id={id}',
} as const;

/** What organisers are told of visits. */
export const visitOfficeMessages = declareMessages('ITEC_VISIT_OFFICE', {
  picked: {
    ...toOrganiser,
    title: { CN: '参赛者选定了考察时间', EN: 'An entrant has chosen a time' },
    body: { CN: '{no}：{time}，{address}。', EN: '{no}: {time}, {address}.' },
  },
  wished: {
    ...toOrganiser,
    title: { CN: '参赛者申请考察改期', EN: 'An entrant asks for another time' },
    body: {
      CN: '{no} 的考察原定 {time}，参赛者希望改期：{reason}',
      EN: '{no}, visited on {time}, asks for another time: {reason}',
    },
  },
  finished: {
    ...toOrganiser,
    title: { CN: '实地考察已完成', EN: 'A visit is finished' },
    body: {
      CN: '{no} 的考察单已由双方签字，差异 {count} 项。',
      EN: 'Both sides have signed the visit to {no}: {count:one difference|# differences}.',
    },
  },
  altered: {
    ...toOrganiser,
    title: { CN: '考察照片被改动', EN: 'A photo of a visit was altered' },
    body: {
      CN: '{no} 的一张考察照片与拍摄时记下的指纹不符，请核实。',
      EN: 'A photo of the visit to {no} has not the hash that was noted when it was taken. Please look into it.',
    },
  },
});
