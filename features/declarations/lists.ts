import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const declarationLists = resourceHeads({
  declaration: {
    path: '/apply/declaration',
    name: { CN: '批量申报', EN: 'Batches of companies' },
    permission: 'Mgr.Apply',
    load: async () => (await import('./resources/declaration.ts')).declaration,
  },
});
