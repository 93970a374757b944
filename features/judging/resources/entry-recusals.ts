import type { ListAddition } from '#core/resources/list-addition.ts';
import { recusalFilter } from './judge.ts';

/** In the list of entries: how many judges stepped back from each. */
export const entryRecusals: ListAddition = {
  resource: 'itecentry',
  columns: [{ key: 'recused', title: { CN: '回避', EN: 'Recused' }, kind: 'number', width: 100 }],
  after: 'applicant',
  filters: [recusalFilter],
};
