import type { Heads, Pages } from '#core/pages.ts';

export const placePages = {
  '/place': { name: 'place', title: { CN: '场地预约', EN: 'Book a place' } },
  '/place/:id': { name: 'place-one', title: { CN: '场地详情', EN: 'Place' } },
  '/personal/booking': { name: 'personal', title: { CN: '我的预约', EN: 'My bookings' }, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const placeHeads = {
  '/place': {
    title: { CN: '场地预约', EN: 'Book a place' },
    description: {
      CN: '报告厅、路演厅、教室与书院：容纳人数、设施、地址和空闲时段，人才和企业可在线预约。',
      EN: 'Lecture halls, roadshow rooms and classrooms for talent and companies: size, facilities, address, free hours and booking.',
    },
  },
} satisfies Heads;
