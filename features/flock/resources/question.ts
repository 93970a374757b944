import { defineResource, type StatusTag } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

export const questionStatuses = {
  OPEN: { label: { CN: '待答复', EN: 'To be answered' }, tone: 'waiting' },
  ANSWERED: { label: { CN: '已答复', EN: 'Answered' }, tone: 'done' },
  CLOSED: { label: { CN: '已关闭', EN: 'Closed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

const words = { key: 'answer', kind: 'long-text', unit: 'characters', max: 2000, required: true } as const;

/** Questions that people ask with a report; the answer goes into the report on their phones and is told to whoever asked. */
export const flockQuestion = defineResource({
  code: 'flockquestion',
  path: '/flock/question',
  name: { CN: '提问', EN: 'Questions' },
  item: { CN: '提问', EN: 'question' },
  permission: 'Mgr.Flock',
  export: 'Mgr.Flock.export',
  objectType: 'flockquestion',
  columns: [
    { key: 'text', title: { CN: '问题', EN: 'Question' }, kind: 'text', width: 320, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'farm', title: { CN: '农场', EN: 'Farm' }, kind: 'text', sortable: true, width: 180 },
    { key: 'report', title: { CN: '报告', EN: 'Report' }, kind: 'text', sortable: true, width: 180 },
    {
      key: 'asker',
      title: { CN: '提问人', EN: 'Asked by' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'askedAt', title: { CN: '提问时间', EN: 'Asked' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'answer', title: { CN: '答复', EN: 'Answer' }, kind: 'text', width: 320 },
    { key: 'handler', title: { CN: '答复人', EN: 'Answered by' }, kind: 'text', width: 110 },
    { key: 'answeredAt', title: { CN: '答复时间', EN: 'Answered' }, kind: 'date-time', sortable: true, width: 150 },
    { ...updatedColumn, hidden: true },
  ],
  filters: [
    keywordFilter({ CN: '问题、答复、农场', EN: 'Question, answer or farm' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(questionStatuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'askedAt', label: { CN: '提问时间', EN: 'Asked' }, kind: 'date-range' },
    { key: 'farm', label: { CN: '农场', EN: 'Farm' }, kind: 'record' },
    { key: 'report', label: { CN: '报告', EN: 'Report' }, kind: 'record' },
  ],
  sort: { key: 'askedAt', descending: true },
  statuses: questionStatuses,
  facts: ['status', 'farm', 'report', 'asker', 'askedAt', 'handler'],
  related: [
    { resource: 'flockreport', id: 'reportId' },
    { resource: 'flockfarm', id: 'farmId' },
  ],
  actions: [
    {
      key: 'answer',
      label: { CN: '答复', EN: 'Answer' },
      permission: 'Mgr.Flock.answer',
      when: { field: 'status', is: 'OPEN' },
      fields: [
        {
          ...words,
          label: { CN: '答复', EN: 'Answer' },
          hint: {
            CN: '写入报告并告诉提问人。请用提问的语言；不下诊断，需要时请对方联系兽医。',
            EN: 'Goes into the report and to whoever asked. Use the language of the question; name no disease, send to the vet where needed.',
          },
        },
      ],
    },
    {
      key: 'close',
      label: { CN: '关闭', EN: 'Close' },
      permission: 'Mgr.Flock.answer',
      when: { field: 'status', is: 'OPEN' },
      danger: true,
      fields: [
        {
          ...words,
          max: 500,
          label: { CN: '原因', EN: 'Reason' },
          hint: { CN: '会告诉提问人', EN: 'Who asked is told' },
        },
      ],
    },
  ],
  empty: { CN: '还没有提问', EN: 'No questions yet' },
});
