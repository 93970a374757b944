import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const placeLists = resourceHeads({
  place: {
    path: '/setting/place',
    name: { CN: '场地', EN: 'Places' },
    permission: 'operator',
    load: async () => (await import('./resources/place.ts')).place,
  },
  prebook: {
    path: '/activity/prebook',
    name: { CN: '预约', EN: 'Bookings' },
    permission: 'Mgr.Prebook',
    load: async () => (await import('./resources/prebook.ts')).prebook,
  },
});
