import { bilingualText } from '#core/forms/bilingual.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { meetingStatuses, statusOptions } from '#features/apartments/shared/states.ts';

const permission = 'Mgr.Apartment.round';
const isOpen = { field: 'status', in: ['DRAFT', 'RANKED'] } as const;

/** Lists for the meeting of the leading group: reviewed applications, ranked by points, decided on together. */
export const meetingList = defineResource({
  code: 'meetinglist',
  path: '/apartment/meeting',
  name: { CN: '评议名单', EN: 'Meeting lists' },
  item: { CN: '评议名单', EN: 'meeting list' },
  permission: 'Mgr.Apartment',
  add: permission,
  edit: permission,
  export: 'Mgr.Apartment.export',
  objectType: 'meeting-list',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 300, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'year', title: { CN: '申请年度', EN: 'Year' }, kind: 'text', width: 100 },
    { key: 'people', title: { CN: '名单', EN: 'On the list' }, kind: 'number', width: 90 },
    { key: 'heldOn', title: { CN: '会议日期', EN: 'Met on' }, kind: 'text', width: 110 },
    { key: 'minutes', title: { CN: '纪要文号', EN: 'Minutes' }, kind: 'text', width: 180 },
    { key: 'noticed', title: { CN: '已公示通过', EN: 'Approved' }, kind: 'number', width: 110 },
    { key: 'createdAt', title: { CN: '建立时间', EN: 'Begun' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、纪要文号', EN: 'Name or minutes' }),
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'multi', options: statusOptions(meetingStatuses) },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: meetingStatuses,
  facts: ['status', 'year', 'people', 'heldOn', 'minutes', 'noticed'],
  form: [
    ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 80 }),
    {
      key: 'year',
      kind: 'year',
      label: { CN: '申请年度', EN: 'Year of the applications' },
      min: 2020,
      max: 2099,
      required: true,
      width: 'half',
    },
  ],
  fixed: ['year'],
  editWhen: isOpen,
  actions: [
    {
      key: 'rank',
      label: { CN: '生成名次', EN: 'Rank' },
      permission,
      when: isOpen,
      confirm: {
        CN: '收入本年度审核通过、等待排序的申请，按人才类别、学历、同住人数和住房情况计分排名；已有的名次会重排。',
        EN: 'Takes in the reviewed applications of the year and ranks them by class of talent, degree, household and home; earlier ranks are put anew.',
      },
    },
    {
      key: 'decide',
      label: { CN: '登记评议结果', EN: 'Note the decision' },
      permission: 'Mgr.Apply.judge',
      when: { field: 'status', is: 'RANKED' },
      confirm: {
        CN: '名单上的申请全部转入公示，名次和得分从此不再改，申请人会收到通知。会前不同意的，请先在办件台作出不通过决定，再重新生成名次。',
        EN: 'All applications on the list move on to the public notice and their applicants are told; ranks and points stay as they are. Whoever is not agreed to is refused at the desk before, and the list ranked anew.',
      },
      fields: [
        {
          key: 'heldOn',
          kind: 'date',
          label: { CN: '会议日期', EN: 'The group met on' },
          max: { days: 0 },
          required: true,
        },
        {
          key: 'minutes',
          kind: 'text',
          label: { CN: '会议纪要文号', EN: 'Number of the minutes' },
          example: { CN: '云人才领〔2026〕7 号', EN: 'YRCL 2026-7' },
          max: 60,
          required: true,
        },
      ],
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission,
      danger: true,
      when: isOpen,
      confirm: {
        CN: '名单上的申请不受影响，可以收入别的名单。',
        EN: 'Its applications stay as they are, for another list.',
      },
    },
  ],
  related: [
    { resource: 'meetingrank', filter: 'list' },
    { resource: 'choiceround', filter: 'list' },
  ],
  empty: { CN: '还没有评议名单', EN: 'No meeting lists yet' },
});
