import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const rightLists = resourceHeads({
  companyperm: {
    path: '/companys/perm',
    name: { CN: '单位申报资格', EN: 'Rights to declare' },
    permission: 'Mgr.Company',
    load: async () => (await import('./resources/companyperm.ts')).companyperm,
  },
});
