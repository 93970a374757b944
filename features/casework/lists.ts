import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const caseworkLists = resourceHeads({
  applyprogram: {
    path: '/apply/program',
    name: { CN: '申报年度', EN: 'Programme years' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/programme-year.ts')).programmeYear,
  },
});
