import type { AdditionHead } from '#core/resources/list-addition.ts';
import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const judgingLists = resourceHeads({
  itecjudging: {
    path: '/itec/judge',
    name: { CN: '评委与评审', EN: 'Judging' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/judging.ts')).judging,
  },
  itecjudge: {
    path: '/itec/pool',
    name: { CN: '评委库', EN: 'Judges' },
    permission: 'Mgr.Itec',
    load: async () => (await import('./resources/judge.ts')).judge,
  },
});

/** What it adds to the lists of other rooms. */
export const judgingAdditions: readonly AdditionHead[] = [
  { resource: 'itecentry', load: async () => (await import('./resources/entry-recusals.ts')).entryRecusals },
];
