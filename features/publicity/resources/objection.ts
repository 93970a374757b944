import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { channels, objectionStatuses } from '#features/publicity/shared/objection.ts';

const reason = {
  key: 'reason',
  kind: 'long-text',
  unit: 'characters',
  min: 2,
  max: 1000,
  required: true,
  label: { CN: '认定的事实和理由', EN: 'Findings and reasons' },
  hint: { CN: '异议人和申请人都会看到', EN: 'The objector and the applicant both read it' },
} as const;
const isProposed = { field: 'status', is: 'PROPOSED' } as const;
/** Conclusions about a case, once the applicant was asked; a notice that names none can only be answered. */
const isAboutCase = {
  all: [
    { field: 'status', is: 'CHECKING' },
    { field: 'isAboutCase', is: 'YES' },
  ],
} as const;

/** Objections to public notices: accepted, looked into, a conclusion proposed, and decided by a second person. */
export const objection = defineResource({
  code: 'objection',
  path: '/apply/objection',
  name: { CN: '异议办理', EN: 'Objections' },
  item: { CN: '异议', EN: 'objection' },
  permission: 'Mgr.Apply.publish',
  export: 'Mgr.Apply.export',
  objectType: 'objection',
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'No.' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 200 },
    { key: 'target', title: { CN: '对谁', EN: 'About' }, kind: 'text', width: 150 },
    { key: 'caseNo', title: { CN: '办件编号', EN: 'Case' }, kind: 'code', width: 140 },
    { key: 'aspects', title: { CN: '方面', EN: 'Aspects' }, kind: 'text', width: 180 },
    { key: 'channel', title: { CN: '渠道', EN: 'Came by' }, kind: 'text', width: 90 },
    { key: 'identity', title: { CN: '身份', EN: 'Identity' }, kind: 'text', width: 90 },
    {
      key: 'name',
      title: { CN: '异议人', EN: 'Objector' },
      kind: 'text',
      width: 100,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'phone',
      title: { CN: '电话', EN: 'Telephone' },
      kind: 'text',
      width: 150,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    {
      key: 'email',
      title: { CN: '邮箱', EN: 'E-mail' },
      kind: 'text',
      width: 170,
      hidden: true,
      sensitive: { class: 'S2', mask: 'email' },
    },
    { key: 'onHold', title: { CN: '办件', EN: 'The case' }, kind: 'text', width: 110 },
    { key: 'notice', title: { CN: '公示', EN: 'Notice' }, kind: 'text', width: 240 },
    { key: 'handler', title: { CN: '经办人', EN: 'Handled by' }, kind: 'text', width: 110 },
    { key: 'defence', title: { CN: '申请人说明', EN: 'Applicant’s view' }, kind: 'text', width: 110 },
    { key: 'proposal', title: { CN: '提议结论', EN: 'Proposed' }, kind: 'text', width: 150, hidden: true },
    { key: 'reply', title: { CN: '结论', EN: 'Conclusion' }, kind: 'text', width: 240, hidden: true },
    { key: 'createdAt', title: { CN: '收到时间', EN: 'Received' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'dueAt', title: { CN: '答复期限', EN: 'Answer by' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、办件编号', EN: 'Number or case' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(objectionStatuses).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'channel',
      label: { CN: '渠道', EN: 'Came by' },
      kind: 'choice',
      options: Object.entries(channels).map(([value, label]) => ({ value, label })),
    },
    { key: 'createdAt', label: { CN: '收到时间', EN: 'Received' }, kind: 'date-range' },
    { key: 'round', label: { CN: '公示批次', EN: 'Round' }, kind: 'record' },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: objectionStatuses,
  views: [{ key: 'proposed', name: { CN: '待复核结论', EN: 'Wait for a second person' }, query: 'f.status=PROPOSED' }],
  facts: ['no', 'status', 'target', 'caseNo', 'channel', 'identity', 'onHold', 'createdAt', 'dueAt', 'handler'],
  files: true,
  related: [
    { resource: 'publicity', id: 'roundId' },
    { resource: 'notify', id: 'noticeId' },
  ],
  actions: [
    {
      key: 'accept',
      label: { CN: '受理', EN: 'Accept' },
      permission: 'Mgr.Apply.publish',
      when: { field: 'status', is: 'RECEIVED' },
      confirm: { CN: '受理后由您负责核查并答复。', EN: 'You will be the one who looks into it and answers.' },
    },
    {
      key: 'check',
      label: { CN: '开始核查', EN: 'Look into it' },
      permission: 'Mgr.Apply.publish',
      when: { field: 'status', is: 'ACCEPTED' },
      fields: [
        {
          key: 'note',
          kind: 'long-text',
          unit: 'characters',
          max: 500,
          required: true,
          label: { CN: '核查什么、向谁核实', EN: 'What is checked, and with whom' },
          hint: { CN: '只有经办人员看得到', EN: 'For the desk only' },
        },
      ],
    },
    {
      key: 'uphold',
      label: { CN: '提议：成立，撤出名单', EN: 'Propose: uphold, off the list' },
      permission: 'Mgr.Apply.publish',
      when: isAboutCase,
      fields: [reason],
    },
    {
      key: 'partly',
      label: { CN: '提议：部分成立，退回审核', EN: 'Propose: uphold in part' },
      permission: 'Mgr.Apply.publish',
      when: isAboutCase,
      fields: [reason],
    },
    {
      key: 'dismiss',
      label: { CN: '提议：不成立', EN: 'Propose: dismiss' },
      permission: 'Mgr.Apply.publish',
      when: { field: 'status', in: ['ACCEPTED', 'CHECKING'] },
      fields: [reason],
    },
    {
      key: 'conclude',
      label: { CN: '按提议办结', EN: 'Conclude as proposed' },
      permission: 'Mgr.Apply.publish',
      when: isProposed,
      confirm: {
        CN: '须由提议人以外的另一人办结。办结后告知双方，不能再改。',
        EN: 'Somebody else than who proposed it concludes. Both sides are told, and it cannot be changed afterwards.',
      },
    },
    {
      key: 'return',
      label: { CN: '退回重查', EN: 'Send back' },
      permission: 'Mgr.Apply.publish',
      when: isProposed,
      fields: [
        {
          key: 'note',
          kind: 'long-text',
          unit: 'characters',
          min: 2,
          max: 500,
          required: true,
          label: { CN: '还要查什么', EN: 'What is still to be checked' },
          hint: { CN: '只有经办人员看得到', EN: 'For the desk only' },
        },
      ],
    },
  ],
  empty: { CN: '还没有收到异议', EN: 'No objections yet' },
});
