import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const companyLists = resourceHeads({
  company: {
    path: '/companys',
    name: { CN: '企业管理', EN: 'Companies' },
    permission: 'Mgr.Company',
    load: async () => (await import('./resources/company.ts')).company,
  },
});
