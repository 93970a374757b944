import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const publicityLists = resourceHeads({
  publicity: {
    path: '/apply/publicity',
    name: { CN: '公示管理', EN: 'Public notices' },
    permission: 'Mgr.Apply.publish',
    load: async () => (await import('./resources/round.ts')).round,
  },
  objection: {
    path: '/apply/objection',
    name: { CN: '异议办理', EN: 'Objections' },
    permission: 'Mgr.Apply.publish',
    load: async () => (await import('./resources/objection.ts')).objection,
  },
});
