import { declareMessages } from '#core/messages/message.ts';

const toOwner = {
  to: { CN: '所登记区域被替换的单位的经办人', EN: 'those who act for a company whose region is replaced' },
  channels: ['INSIDE', 'MAIL'],
  page: '{path}',
  link: { CN: '查看登记的信息', EN: 'See what is registered' },
} as const;

/** What is told when regions take over from another: `{from}` is the old one, `{to}` the new, `{name}` what lies there. */
export const regionMessages = declareMessages('REGION', {
  moved: {
    ...toOwner,
    title: { CN: '“{name}”登记的区域有变化', EN: 'The region of “{name}” has changed' },
    body: {
      CN: '因区划调整，“{name}”登记的区域由{from}改为{to}。您不用办理；如果不对，请更新登记的信息。',
      EN: 'Regions were redrawn: “{name}” was registered in {from} and now is in {to}. You need not do anything; if this is wrong, update what is registered.',
    },
  },
  unsorted: {
    ...toOwner,
    title: { CN: '请核对“{name}”的地址', EN: 'Please check the address of “{name}”' },
    body: {
      CN: '因区划调整，{from}由{to}替换。按登记的地址“{address}”分不清“{name}”归哪一个，请核对并更新。',
      EN: 'Regions were redrawn: {to} took over from {from}. The registered address of “{name}” ({address}) does not show where it belongs. Please check it.',
    },
  },
  back: {
    ...toOwner,
    title: { CN: '“{name}”登记的区域已改回', EN: 'The region of “{name}” is as it was' },
    body: {
      CN: '区划调整已撤回，“{name}”登记的区域由{from}改回{to}。',
      EN: 'The change was taken back: “{name}” is registered in {to} again, no longer in {from}.',
    },
  },
  reach: {
    to: { CN: '数据范围含被替换区域的人', EN: 'those in charge of a region that is replaced' },
    channels: ['INSIDE'],
    title: { CN: '您负责的区域有变化', EN: 'Your regions have changed' },
    body: {
      CN: '{from}由{to}替换，新的区域已加入您的数据范围。',
      EN: '{to} took over from {from} and now belong to your regions.',
    },
  },
  failed: {
    to: { CN: '计划替换的人', EN: 'whoever planned a replacement' },
    channels: ['INSIDE'],
    page: '/regions?replace={code}',
    title: { CN: '区域没有按计划替换', EN: 'A region was not replaced as planned' },
    body: {
      CN: '{from}或接替它的区域已先被替换，原计划不能执行。请重新安排。',
      EN: '{from}, or a region that was to take over, was replaced before. Please plan it again.',
    },
  },
});
