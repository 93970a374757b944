import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const supporterLists = resourceHeads({
  supporter: {
    path: '/supporters',
    name: { CN: '创新赋能者', EN: 'Supporters' },
    permission: 'Mgr.Company',
    load: async () => (await import('./resources/supporter.ts')).supporter,
  },
  origin: {
    path: '/setting/origin',
    name: { CN: '来源渠道', EN: 'Sources' },
    permission: 'operator',
    load: async () => (await import('./resources/origin.ts')).origin,
  },
});
