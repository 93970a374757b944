import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its list in the back office. */
export const accessLists = resourceHeads({
  accesscode: {
    path: '/common/authcode/access',
    name: { CN: '凭码', EN: 'Access codes' },
    permission: 'Mgr.Common',
    load: async () => (await import('./resources/access-batch.ts')).accessBatch,
  },
});
