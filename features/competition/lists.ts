import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const competitionLists = resourceHeads({
  itecentry: {
    path: '/itec/entry',
    name: { CN: '参赛项目', EN: 'Entries' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/entry.ts')).entry,
  },
  itecedition: {
    path: '/itec/edition',
    name: { CN: '大赛届次', EN: 'Editions' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/edition.ts')).edition,
  },
  itecround: {
    path: '/itec/round',
    name: { CN: '大赛赛程', EN: 'Rounds' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/round.ts')).round,
  },
});
