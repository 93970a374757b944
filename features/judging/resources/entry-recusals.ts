import type { ListAddition } from '#core/resources/list-addition.ts';
import { recusalFilter } from './judge.ts';

/** In the list of entries: how many judges stepped back from each. */
export const entryRecusals: ListAddition = {
  resource: 'itecentry',
  // Beside the state and kept where room is short: who stepped back decides whether an entry can be judged at all.
  columns: [{ key: 'recused', title: { CN: '回避', EN: 'Recused' }, kind: 'number', width: 100, priority: 1 }],
  after: 'status',
  filters: [recusalFilter],
};
