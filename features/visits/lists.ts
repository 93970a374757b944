import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const visitLists = resourceHeads({
  itecvisit: {
    path: '/itec/visit',
    name: { CN: '实地考察', EN: 'Field visits' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/visit.ts')).visit,
  },
});
