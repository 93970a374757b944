import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const phoenixLists = resourceHeads({
  renewal: {
    path: '/apply/renewal',
    name: { CN: '证件更新', EN: 'Renewed documents' },
    permission: 'Mgr.Apply.audit',
    load: async () => (await import('./resources/renewal.ts')).renewal,
  },
});
