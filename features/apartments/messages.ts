import { declareMessages } from '#core/messages/message.ts';

const toChooser = {
  to: { CN: '选房人', EN: 'whoever chooses' },
  channels: ['INSIDE', 'MAIL'],
  page: '/apartment',
  link: { CN: '打开选房页', EN: 'Open the page' },
} as const;

/** What those who rent a talent apartment are told. */
export const apartmentMessages = declareMessages('APARTMENT', {
  ranked: {
    ...toChooser,
    page: '/serve/apartapply',
    link: { CN: '查看办理进度', EN: 'See where it stands' },
    title: { CN: '人才公寓名次已定', EN: 'Your rank for an apartment is settled' },
    body: {
      CN: '您的“人才公寓申请”（{no}）经领导小组评议排第 {count} 名，得 {points} 分，名单即将公示。公示期满没有异议的，按这个名次选房。',
      EN: 'The leading group put your application for an apartment ({no}) at rank {count} with {points} points. The list goes on public notice; if nobody objects you choose by this rank.',
    },
  },
  opened: {
    ...toChooser,
    title: { CN: '选房安排已定', EN: 'Your turn to choose is set' },
    body: {
      CN: '{name}：您的名次是第 {count} 名，选房时间 {time} 起。组内按名次定，不拼手速。',
      EN: '{name}: your rank is {count}, you choose from {time} on. Within a group the rank decides, not the speed.',
    },
  },
  passedOver: {
    ...toChooser,
    title: { CN: '您还有一次选房机会', EN: 'You have one more turn' },
    body: {
      CN: '{name}：本组截止时您没有分到房。您已转入下一组，请在 {time} 前再选；之后名次作废。',
      EN: '{name}: you got no apartment when your group ended. You join the next group: choose before {time}, after that the rank lapses.',
    },
  },
  chosen: {
    ...toChooser,
    title: { CN: '公寓已分到', EN: 'An apartment is yours' },
    body: {
      CN: '{home} 已分给您，请在 {day} 前核对并签约，逾期视为放弃。',
      EN: '{home} is yours. Check and sign the lease by {day}; after that it goes to others.',
    },
  },
  waitlisted: {
    ...toChooser,
    title: { CN: '您已转入轮候', EN: 'You are on the waiting list' },
    body: {
      CN: '{name}：您选的房都已分给名次在前的人。您已转入轮候，有房源腾出会通知您。',
      EN: '{name}: all you wished went to better ranks. You are on the waiting list and hear from us when one is free.',
    },
  },
  lapsed: {
    ...toChooser,
    title: { CN: '选房名次已作废', EN: 'Your rank has lapsed' },
    body: {
      CN: '{name}：两次都没有选房，名次作废。',
      EN: '{name}: you chose nothing in two turns, so your rank lapsed.',
    },
  },
  signed: {
    ...toChooser,
    title: { CN: '租约已签', EN: 'Your lease is signed' },
    body: {
      CN: '{home} 的租约 {no} 已签，请按约定日期办理入住。',
      EN: 'The lease {no} of {home} is signed. Move in on the day it names.',
    },
  },
  notSigned: {
    ...toChooser,
    title: { CN: '逾期未签约，公寓已收回', EN: 'Not signed in time' },
    body: { CN: '{home} 逾期未签约，已收回。', EN: '{home} was not signed for in time and goes to others.' },
  },
  movedIn: {
    ...toChooser,
    title: { CN: '入住已登记', EN: 'You have moved in' },
    body: { CN: '{home} 于 {day} 办理入住。', EN: 'You moved into {home} on {day}.' },
  },
  endsSoon: {
    ...toChooser,
    title: { CN: '租约快到期了', EN: 'Your lease ends soon' },
    body: {
      CN: '{home} 的租约 {no} 于 {until} 到期。想继续住的，请在到期前申请续租；不续的，请按时退租。',
      EN: 'The lease {no} of {home} ends on {until}. If you want to stay, ask for it to be renewed before then; if not, hand it back in time.',
    },
  },
  renewed: {
    ...toChooser,
    title: { CN: '续租已同意', EN: 'Your lease is renewed' },
    body: {
      CN: '{home} 的租约 {no} 续到 {until}，租金和其他约定不变。',
      EN: 'The lease {no} of {home} goes on until {until}. Rent and terms stay as they are.',
    },
  },
  notRenewed: {
    ...toChooser,
    title: { CN: '没有同意续租', EN: 'Your lease is not renewed' },
    body: {
      CN: '{home} 的租约 {no} 没有续租，{until} 到期。原因：{reason}',
      EN: 'The lease {no} of {home} is not renewed and ends on {until}. The reason: {reason}',
    },
  },
  overdue: {
    ...toChooser,
    title: { CN: '租约已到期，请退租或续租', EN: 'Your lease is overdue' },
    body: {
      CN: '{home} 的租约 {no} 到 {until} 为止，还没有办理退租。请尽快到小区服务台退租；想继续住的，请联系人才安居窗口。',
      EN: 'The lease {no} of {home} ended on {until} and has not been handed back. Please hand it back at the desk of the estate soon, or ask the housing desk if you want to stay.',
    },
  },
  ended: {
    ...toChooser,
    title: { CN: '退租已办结', EN: 'Your lease has ended' },
    body: {
      CN: '{home} 于 {day} 退租，押金 10 日内退还。',
      EN: '{home} was handed back on {day}. The deposit is returned within ten days.',
    },
  },
});

/** What the office is told of leases. */
export const leaseDeskMessages = declareMessages('LEASE_DESK', {
  asked: {
    to: { CN: '办理租约的人员', EN: 'whoever keeps the leases' },
    channels: ['INSIDE'],
    page: '/apartment/lease?id={id}',
    title: { CN: '有人申请续租：{no}', EN: 'A tenant wants to stay: {no}' },
    body: {
      CN: '{home} 的租约 {no} 于 {until} 到期，承租人申请续租 {count} 个月，请在到期前答复。',
      EN: 'The lease {no} of {home} ends on {until}. The tenant asks for {count} more months: please answer before then.',
    },
  },
  overdue: {
    to: { CN: '办理租约的人员', EN: 'whoever keeps the leases' },
    channels: ['INSIDE'],
    page: '/apartment/lease?id={id}',
    title: { CN: '租约到期未退：{no}', EN: 'A lease is overdue: {no}' },
    body: {
      CN: '{home} 的租约 {no}（{name}）到 {until} 为止，还没有退租。请办理续租或退租。',
      EN: 'The lease {no} of {home} ({name}) ended on {until} and has not been handed back. Renew it or take the apartment back.',
    },
  },
});
