import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const caseworkLists = resourceHeads({
  extension: {
    path: '/apply/extension',
    name: { CN: '个别延期', EN: 'Extensions' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/extension.ts')).extension,
  },
  applyprogram: {
    path: '/apply/program',
    name: { CN: '申报年度', EN: 'Programme years' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/programme-year.ts')).programmeYear,
  },
});
