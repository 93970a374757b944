import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its list in the back office. */
export const reportLists = resourceHeads({
  casestep: {
    path: '/apply/steps',
    name: { CN: '办理时长', EN: 'Time per step' },
    permission: 'Mgr.Apply',
    load: async () => (await import('./resources/spell.ts')).spell,
  },
});
