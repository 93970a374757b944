import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { signupStates } from '#features/activities/shared/signup.ts';

const reason = reasonField({ hint: { CN: '会告诉报名人', EN: 'The person is told' } });

/** Who signed up to activities. */
export const signup = defineResource({
  code: 'signup',
  path: '/activity/signup',
  name: { CN: '活动报名', EN: 'Sign-ups' },
  item: { CN: '报名', EN: 'sign-up' },
  permission: 'Mgr.Activity',
  readers: ['Mgr.Prebook'],
  export: 'Mgr.Activity.export',
  objectType: 'signup',
  columns: [
    { key: 'letters', title: { CN: '票码', EN: 'Ticket' }, kind: 'code', width: 120, fixed: 'left' },
    {
      key: 'name',
      title: { CN: '姓名', EN: 'Name' },
      kind: 'text',
      width: 120,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 120 },
    { key: 'activity', title: { CN: '活动', EN: 'Activity' }, kind: 'text', sortable: true, width: 280 },
    { key: 'startAt', title: { CN: '开始时间', EN: 'Starts' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'company', title: { CN: '单位', EN: 'Employer' }, kind: 'text', width: 180 },
    {
      key: 'phone',
      title: { CN: '手机号', EN: 'Telephone' },
      kind: 'text',
      width: 170,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    { key: 'answers', title: { CN: '另外询问', EN: 'Answers' }, kind: 'texts', width: 260, hidden: true },
    { key: 'signedAt', title: { CN: '报名时间', EN: 'Signed up' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'checkedAt', title: { CN: '签到时间', EN: 'Checked in' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'score', title: { CN: '评分', EN: 'Score' }, kind: 'number', sortable: true, width: 80 },
    { key: 'feedback', title: { CN: '评价', EN: 'Feedback' }, kind: 'text', width: 240, hidden: true },
    { key: 'note', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 200, hidden: true },
  ],
  filters: [
    keywordFilter({ CN: '姓名、单位、票码', EN: 'Name, employer or ticket' }),
    { key: 'activity', label: { CN: '活动', EN: 'Activity' }, kind: 'choice', options: 'activities' },
    {
      key: 'state',
      label: { CN: '状态', EN: 'State' },
      kind: 'multi',
      options: Object.entries(signupStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'signedAt', label: { CN: '报名时间', EN: 'Signed up' }, kind: 'date-range' },
  ],
  sort: { key: 'signedAt', descending: true },
  statuses: signupStates,
  facts: [
    'name',
    'state',
    'activity',
    'startAt',
    'company',
    'phone',
    'answers',
    'letters',
    'signedAt',
    'checkedAt',
    'score',
    'feedback',
    'note',
  ],
  related: [{ resource: 'activity', id: 'activityId' }],
  actions: [
    {
      key: 'approve',
      label: { CN: '通过', EN: 'Approve' },
      permission: 'Mgr.Activity.audit',
      batch: true,
      when: { field: 'state', is: 'PENDING' },
    },
    {
      key: 'reject',
      label: { CN: '不通过', EN: 'Decline' },
      permission: 'Mgr.Activity.audit',
      danger: true,
      batch: true,
      when: { field: 'state', in: ['PENDING', 'WAITLIST'] },
      fields: [reason],
    },
    {
      key: 'remove',
      label: { CN: '取消报名', EN: 'Take back' },
      permission: 'Mgr.Activity.audit',
      danger: true,
      batch: true,
      when: { field: 'state', is: 'APPROVED' },
      fields: [reason],
    },
  ],
  empty: { CN: '还没有人报名', EN: 'Nobody has signed up yet' },
});
