import type { Heads, Pages } from '#core/pages.ts';

export const benefitPages = {
  '/shop': { name: 'shop', title: { CN: '商户与权益', EN: 'Shops and benefits' } },
  '/redeem': { name: 'redeem', title: { CN: '权益核销', EN: 'Redeem' }, isApart: true },
  '/personal/card': { name: 'personal', title: { CN: '人才卡与权益', EN: 'Talent card' }, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const benefitHeads = {
  '/shop': {
    title: { CN: '商户与权益', EN: 'Shops and benefits' },
    description: {
      CN: '人才卡合作商户与权益：医疗、教育、文化、运动、餐饮、住宿、出行、金融、居住，按类别和人才类别查询。',
      EN: 'Where the talent card counts: health, education, culture, sport, dining, hotels, travel, finance and housing, by category and class.',
    },
  },
} satisfies Heads;
