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

/** What is told while a content is reviewed. */
export const contentMessages = declareMessages('CONTENT', {
  submitted: {
    to: { CN: '有发布权限的人', EN: 'those who may publish it' },
    channels: ['INSIDE'],
    title: { CN: '待审核：{title}', EN: 'For review: {title}' },
    body: { CN: '{who} 送审了{type}“{title}”。', EN: '{who} handed in the {type} “{title}” for review.' },
    page: '{path}',
  },
  returned: {
    to: { CN: '送审的人', EN: 'whoever handed it in' },
    channels: ['INSIDE'],
    title: { CN: '退回修改：{title}', EN: 'Sent back: {title}' },
    body: { CN: '{who} 退回了{type}“{title}”：{reason}', EN: '{who} sent the {type} “{title}” back: {reason}' },
    page: '{path}',
  },
  published: {
    to: { CN: '送审的人', EN: 'whoever handed it in' },
    channels: ['INSIDE'],
    title: { CN: '已发布：{title}', EN: 'Published: {title}' },
    body: { CN: '{who} 发布了{type}“{title}”。', EN: '{who} published the {type} “{title}”.' },
    page: '{path}',
  },
});
