import { declareMessages } from '#core/messages/message.ts';

const ofYear = {
  channels: ['INSIDE'],
  page: '/apply/program/edit?id={id}',
} as const;

/** What the office is told of years that need a second person. */
export const yearMessages = declareMessages('YEAR', {
  asked: {
    ...ofYear,
    to: { CN: '可以复核发布的人员', EN: 'whoever may publish' },
    title: { CN: '有申报年度等待复核', EN: 'A programme year waits for your review' },
    body: {
      CN: '{name}送来“{title}”，请核对改动后发布或退回。',
      EN: '{name} sent “{title}”. Read what changes, then publish or return it.',
    },
  },
  published: {
    ...ofYear,
    to: { CN: '改动过的人员', EN: 'whoever changed it' },
    title: { CN: '申报年度已发布', EN: 'The programme year is published' },
    body: { CN: '{name}复核并发布了“{title}”，现已生效。', EN: '{name} published “{title}”. It counts from now on.' },
  },
  returned: {
    ...ofYear,
    to: { CN: '改动过的人员', EN: 'whoever changed it' },
    title: { CN: '申报年度被退回', EN: 'The programme year was returned' },
    body: { CN: '{name}退回了“{title}”：{reason}', EN: '{name} returned “{title}”: {reason}' },
  },
});
