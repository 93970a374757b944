import { declareMessages } from '#core/messages/message.ts';

/** What somebody is told who had the links to other sites looked at. */
export const linkMessages = declareMessages('LINKS', {
  checked: {
    to: { CN: '要求检查的人', EN: 'whoever asked for the look' },
    channels: ['INSIDE'],
    title: { CN: '外部链接检查完成', EN: 'Links to other sites were checked' },
    body: {
      CN: '检查了 {count} 个地址，{broken} 个有问题。',
      EN: '{count:# address was|# addresses were} checked; {broken:# leads|# lead} nowhere.',
    },
    page: '/content/link',
  },
});
