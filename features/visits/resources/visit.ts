import type { Field } from '#core/forms/field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { visitLimits, visitStates } from '#features/visits/shared/states.ts';

const permission = 'Mgr.Itec.audit';

const reason: Field = {
  key: 'reason',
  kind: 'long-text',
  unit: 'characters',
  max: 300,
  required: true,
  label: { CN: '原因（双方可见）', EN: 'Reason (both sides read it)' },
};

const startAt: Field = {
  key: 'startAt',
  kind: 'date-time',
  label: { CN: '开始', EN: 'From' },
  required: true,
  width: 'half',
};

const minutes: Field = {
  key: 'minutes',
  kind: 'number',
  label: { CN: '时长（分钟）', EN: 'Minutes' },
  decimals: 0,
  required: true,
  min: visitLimits.leastMinutes,
  max: visitLimits.mostMinutes,
  width: 'half',
};

const degrees = { kind: 'number', decimals: 6, width: 'half' } as const;

const visitors: Field = {
  key: 'visitors',
  kind: 'multi-choice',
  label: { CN: '考察人员', EN: 'Visitors' },
  options: 'visitors',
  max: visitLimits.mostVisitors,
  required: true,
  hint: { CN: '有“大赛实地考察”权限的成员', EN: 'Members who hold “Visit entries of the competition”' },
};

/** Who goes there instead; nobody named means those who were to go. */
const otherVisitors: Field = {
  ...visitors,
  required: false,
  hint: { CN: '留空即不变', EN: 'Left empty: as before' },
};

/** Field visits to entries: their times, who goes, and what was seen. */
export const visit = defineResource({
  code: 'itecvisit',
  path: '/itec/visit',
  name: { CN: '实地考察', EN: 'Field visits' },
  item: { CN: '实地考察', EN: 'field visit' },
  permission: 'Mgr.Itec',
  add: permission,
  export: 'Mgr.Itec.export',
  objectType: 'itec-visit',
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'No.' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'project', title: { CN: '项目', EN: 'Project' }, kind: 'text', width: 240, priority: 1 },
    { key: 'startAt', title: { CN: '考察时间', EN: 'Time' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'wish', title: { CN: '申请改期', EN: 'Asked for' }, kind: 'text', width: 200, priority: 3 },
    { key: 'address', title: { CN: '地址', EN: 'Address' }, kind: 'text', width: 220, priority: 3 },
    { key: 'visitors', title: { CN: '考察人员', EN: 'Visitors' }, kind: 'text', width: 160 },
    { key: 'differences', title: { CN: '差异项', EN: 'Differences' }, kind: 'number', width: 110, priority: 1 },
    { key: 'photos', title: { CN: '照片', EN: 'Photos' }, kind: 'number', width: 90 },
    { key: 'altered', title: { CN: '被改动照片', EN: 'Altered photos' }, kind: 'number', width: 130 },
    { key: 'company', title: { CN: '企业', EN: 'Company' }, kind: 'text', width: 200, hidden: true },
    { key: 'editionTitle', title: { CN: '届次', EN: 'Edition' }, kind: 'text', width: 200, priority: 3 },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 220, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、项目、企业、地址', EN: 'Number, project, company or address' }),
    { key: 'edition', label: { CN: '届次', EN: 'Edition' }, kind: 'choice', options: 'editions' },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(visitStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'startAt', label: { CN: '考察时间', EN: 'Time' }, kind: 'date-range' },
    { key: 'entry', label: { CN: '参赛项目', EN: 'Entry' }, kind: 'record' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: visitStates,
  facts: [
    'no',
    'status',
    'project',
    'editionTitle',
    'startAt',
    'wish',
    'address',
    'visitors',
    'differences',
    'altered',
  ],
  related: [{ resource: 'itecentry', id: 'entry' }],
  form: [
    {
      key: 'entry',
      kind: 'choice',
      label: { CN: '参赛项目', EN: 'Entry' },
      options: 'entries',
      required: true,
      hint: { CN: '在“实地考察”阶段、还没有安排的项目', EN: 'Entries at their field visit that have none arranged' },
    },
    {
      key: 'address',
      kind: 'text',
      label: { CN: '考察地址', EN: 'Address of the visit' },
      max: 200,
      hint: { CN: '留空即申请人填写的实际办公地址', EN: 'Left empty: the address that the entrant declared' },
    },
    {
      ...degrees,
      key: 'lng',
      label: { CN: '经度', EN: 'Longitude' },
      min: -180,
      max: 180,
      required: { field: 'lat', filled: true },
      hint: { CN: '填了经纬度，考察包的路线图上才有这一站', EN: 'With both, the visit is on the route map of the kit' },
    },
    {
      ...degrees,
      key: 'lat',
      label: { CN: '纬度', EN: 'Latitude' },
      min: -90,
      max: 90,
      required: { field: 'lng', filled: true },
    },
    visitors,
    {
      key: 'slots',
      kind: 'rows',
      label: { CN: '可选时间', EN: 'Times' },
      item: { CN: '时间', EN: 'time' },
      summary: ['{startAt}'],
      min: 1,
      max: visitLimits.mostSlots,
      required: true,
      fields: [startAt, minutes],
    },
    {
      key: 'manner',
      kind: 'choice',
      label: { CN: '方式', EN: 'Manner' },
      required: true,
      options: [
        { value: 'OFFER', label: { CN: '请参赛者选一个', EN: 'The entrant chooses one' } },
        { value: 'SET', label: { CN: '直接定下（只填一个时间）', EN: 'Set at once (one time only)' } },
      ],
    },
  ],
  starts: { manner: 'OFFER' },
  actions: [
    {
      key: 'set',
      label: { CN: '定下时间', EN: 'Set the time' },
      permission,
      when: { field: 'status', is: 'OFFERED' },
      fields: [startAt, minutes, otherVisitors],
    },
    {
      key: 'move',
      label: { CN: '改期', EN: 'Move' },
      permission,
      when: { field: 'status', in: ['SET', 'ASKED'] },
      fields: [startAt, minutes, otherVisitors, reason],
    },
    {
      key: 'keep',
      label: { CN: '时间不变', EN: 'Keep the time' },
      permission,
      when: { field: 'status', is: 'ASKED' },
      fields: [{ ...reason, label: { CN: '答复（参赛者可见）', EN: 'Answer (the entrant reads it)' } }],
    },
    {
      key: 'cancel',
      label: { CN: '取消考察', EN: 'Cancel' },
      permission,
      danger: true,
      when: { field: 'status', in: ['OFFERED', 'SET', 'ASKED'] },
      fields: [reason],
    },
    {
      key: 'note',
      label: { CN: '加更正备注', EN: 'Add a note' },
      permission,
      when: { field: 'status', is: 'FINISHED' },
      fields: [
        {
          key: 'text',
          kind: 'long-text',
          unit: 'characters',
          max: 1000,
          required: true,
          label: { CN: '备注（考察单本身不变）', EN: 'Note (what was signed stays as it is)' },
        },
      ],
    },
  ],
  empty: { CN: '还没有实地考察', EN: 'No field visits yet' },
});
