import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { findState } from '#core/workflow/states.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { toldSteps } from '#features/report-card/shared/report.ts';

/** How long each case stayed in each step: the list behind the figures of the public report card. */
export const spell = defineResource({
  code: 'casestep',
  path: '/apply/steps',
  name: { CN: '办理时长', EN: 'Time per step' },
  item: { CN: '环节', EN: 'step of a case' },
  permission: 'Mgr.Apply',
  export: 'Mgr.Apply.export',
  objectType: 'casestep',
  columns: [
    { key: 'no', title: { CN: '办件编号', EN: 'Case' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 140 },
    { key: 'year', title: { CN: '年度', EN: 'Year' }, kind: 'text', sortable: true, width: 90 },
    { key: 'step', title: { CN: '环节', EN: 'Step' }, kind: 'text', width: 150 },
    {
      key: 'days',
      title: { CN: '用时', EN: 'Took' },
      kind: 'number',
      unit: { CN: '天', EN: 'days' },
      sortable: true,
      width: 110,
    },
    { key: 'enteredAt', title: { CN: '进入', EN: 'From' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'leftAt', title: { CN: '离开', EN: 'To' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    keywordFilter({ CN: '办件编号', EN: 'Number of the case' }),
    {
      key: 'programme',
      label: { CN: '项目', EN: 'Programme' },
      kind: 'choice',
      options: programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
    },
    {
      key: 'state',
      label: { CN: '环节', EN: 'Step' },
      kind: 'choice',
      options: toldSteps.map((state) => ({ value: state, label: findState(state)!.name })),
    },
    { key: 'leftAt', label: { CN: '离开', EN: 'Left' }, kind: 'date-range' },
  ],
  sort: { key: 'leftAt', descending: true },
  facts: ['no', 'programmeName', 'year', 'step', 'days'],
  actions: [],
  empty: { CN: '还没有走完一个环节的办件', EN: 'No case has finished a step yet' },
});
