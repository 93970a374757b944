import type { OfficePage } from '#features/contents/shared/content.ts';
import { activityMode, activityPhases, activityType } from './activity-choices.ts';

/** What the list of activities shows and does beyond that of other contents. */
export const activityOffice: OfficePage = {
  path: '/activity',
  menu: 'Mgr.Activity',
  readers: [],
  related: [{ resource: 'signup', filter: 'activity' }],
  columns: [
    { key: 'phase', title: { CN: '进度', EN: 'Phase' }, kind: 'text', width: 110 },
    { key: 'startAt', title: { CN: '开始时间', EN: 'Starts' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'place', title: { CN: '地点', EN: 'Place' }, kind: 'text', width: 200 },
    { key: 'seats', title: { CN: '报名/名额', EN: 'Signed up' }, kind: 'text', width: 110 },
    { key: 'waiting', title: { CN: '候补', EN: 'Waiting' }, kind: 'number', sortable: true, width: 80 },
    { key: 'checkedIn', title: { CN: '签到', EN: 'Checked in' }, kind: 'number', width: 80 },
    { key: 'type', title: { CN: '类型', EN: 'Type' }, kind: 'text', width: 90, hidden: true },
    { key: 'mode', title: { CN: '方式', EN: 'Mode' }, kind: 'text', width: 110, hidden: true },
    { key: 'courseTitle', title: { CN: '所属课程', EN: 'Session of' }, kind: 'text', width: 180, hidden: true },
  ],
  filters: [
    {
      key: 'phase',
      label: { CN: '进度', EN: 'Phase' },
      kind: 'multi',
      options: Object.entries(activityPhases).map(([value, label]) => ({ value, label })),
    },
    { key: 'type', label: { CN: '类型', EN: 'Type' }, kind: 'choice', options: activityType },
    { key: 'mode', label: { CN: '方式', EN: 'Mode' }, kind: 'choice', options: activityMode },
    { key: 'course', label: { CN: '所属课程', EN: 'Session of' }, kind: 'choice', options: 'courses' },
    { key: 'startAt', label: { CN: '开始时间', EN: 'Starts' }, kind: 'date-range' },
  ],
  actions: [
    {
      key: 'copy',
      label: { CN: '复制', EN: 'Copy' },
      permission: 'Mgr.Activity.edit',
      confirm: {
        CN: '生成一份草稿，时间留空，不含报名。',
        EN: 'A draft with everything but the dates and the sign-ups.',
      },
    },
    {
      key: 'cancel',
      label: { CN: '取消活动', EN: 'Cancel activity' },
      permission: 'Mgr.Activity.publish',
      danger: true,
      when: { field: 'cancellable', is: true },
      fields: [
        {
          key: 'reasonCN',
          kind: 'long-text',
          unit: 'characters',
          max: 300,
          label: { CN: '原因（中文）', EN: 'Reason (Chinese)' },
          hint: {
            CN: '会显示在活动页上，并通知所有报名人',
            EN: 'Shown on the page and told to everybody who signed up',
          },
          required: true,
        },
        {
          key: 'reasonEN',
          kind: 'long-text',
          unit: 'characters',
          max: 600,
          label: { CN: '原因（英文）', EN: 'Reason (English)' },
          required: true,
        },
      ],
    },
  ],
};
