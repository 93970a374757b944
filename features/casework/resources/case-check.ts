import type { Field } from '#core/forms/field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { checkStates, departmentOptions } from '#features/casework/shared/checks.ts';

const permission = 'Mgr.ApplyJoint';

const finding: Field = {
  key: 'finding',
  kind: 'long-text',
  unit: 'characters',
  max: 500,
  label: { CN: '核查结果', EN: 'Finding' },
};

/** What departments are asked in joint review, for those who answer; each sees the checks of its own. */
export const caseCheck = defineResource({
  code: 'casecheck',
  path: '/apply/joint',
  name: { CN: '部门核查', EN: 'Department checks' },
  item: { CN: '部门核查', EN: 'check' },
  permission,
  objectType: 'case-check',
  files: true,
  columns: [
    { key: 'no', title: { CN: '办件号', EN: 'Case' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 140 },
    { key: 'departmentName', title: { CN: '部门', EN: 'Department' }, kind: 'text', width: 120 },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 140, priority: 1 },
    { key: 'dueAt', title: { CN: '请在此前回复', EN: 'Answer by' }, kind: 'date-time', sortable: true, width: 150 },
    {
      key: 'askedAt',
      title: { CN: '送核时间', EN: 'Asked' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      priority: 3,
    },
    { key: 'finding', title: { CN: '核查结果', EN: 'Finding' }, kind: 'text', width: 240, priority: 3 },
    { key: 'answeredBy', title: { CN: '回复人', EN: 'Answered by' }, kind: 'text', width: 120, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '办件号', EN: 'Number of the case' }),
    { key: 'department', label: { CN: '部门', EN: 'Department' }, kind: 'choice', options: departmentOptions },
    {
      key: 'programme',
      label: { CN: '项目', EN: 'Programme' },
      kind: 'choice',
      options: programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
    },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(checkStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'dueAt', label: { CN: '请在此前回复', EN: 'Answer by' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: checkStates,
  facts: ['no', 'status', 'departmentName', 'programmeName', 'dueAt', 'finding', 'answeredBy'],
  actions: [
    {
      key: 'clear',
      label: { CN: '无异议', EN: 'Nothing found' },
      permission,
      when: { field: 'status', is: 'ASKED' },
      fields: [{ ...finding, hint: { CN: '可写核对到的事实', EN: 'What was looked up, if worth saying' } }],
    },
    {
      key: 'find',
      label: { CN: '有情况', EN: 'Something found' },
      permission,
      danger: true,
      when: { field: 'status', is: 'ASKED' },
      fields: [
        {
          ...finding,
          required: true,
          hint: { CN: '写清查到什么、何时、是否已处理', EN: 'What was found, when, and whether it is settled' },
        },
      ],
    },
    {
      key: 'correct',
      label: { CN: '更正回复', EN: 'Correct the answer' },
      permission,
      when: { field: 'status', in: ['CLEAR', 'FOUND'] },
      fields: [
        {
          key: 'result',
          kind: 'choice',
          label: { CN: '结果', EN: 'Result' },
          required: true,
          options: (['CLEAR', 'FOUND'] as const).map((value) => ({ value, label: checkStates[value].label })),
        },
        { ...finding, required: { field: 'result', is: 'FOUND' } },
      ],
    },
  ],
  empty: { CN: '没有送来核查的办件', EN: 'No cases to check' },
});
