import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its list in the back office. */
export const dataCentreLists = resourceHeads({
  reportform: {
    path: '/data/reportform',
    name: { CN: '统计报表', EN: 'Reports' },
    item: { CN: '报表', EN: 'report' },
    permission: 'Mgr.DataCenter',
    load: async () => (await import('./resources/report-form.ts')).reportForm,
  },
});
