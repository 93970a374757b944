import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import {
  apps,
  versionFields,
  versionKinds,
  versionProblems,
  versionStatuses,
} from '#features/flock/shared/app-version.ts';

const permission = 'Mgr.Version.edit';

/** Versions of the applications: what is new in them, and which one people must have. */
export const appVersion = defineResource({
  code: 'appversion',
  path: '/version',
  name: { CN: '版本', EN: 'Versions' },
  item: { CN: '版本', EN: 'version' },
  permission: 'Mgr.Version',
  add: permission,
  edit: permission,
  export: 'Mgr.Version',
  objectType: 'appversion',
  columns: [
    { key: 'name', title: { CN: '版本', EN: 'Version' }, kind: 'text', sortable: true, width: 180, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', width: 260 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', sortable: true, width: 120 },
    { key: 'forced', title: { CN: '强制更新', EN: 'Forced' }, kind: 'text', width: 100 },
    { key: 'minNumber', title: { CN: '最低可用', EN: 'Oldest allowed' }, kind: 'text', width: 120 },
    { key: 'releaseAt', title: { CN: '发布时间', EN: 'Released' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'app', title: { CN: '应用', EN: 'Application' }, kind: 'text', sortable: true, width: 120, hidden: true },
    { key: 'builtFrom', title: { CN: '构建来源', EN: 'Built from' }, kind: 'code', width: 150, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '版本号、标题', EN: 'Number or title' }),
    { key: 'app', label: { CN: '应用', EN: 'Application' }, kind: 'choice', options: apps },
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: versionKinds },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(versionStatuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'releaseAt', label: { CN: '发布时间', EN: 'Released' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: versionStatuses,
  facts: ['status', 'app', 'kind', 'forced', 'minNumber', 'releaseAt'],
  form: versionFields,
  starts: { forced: 'NO' },
  fixed: ['app', 'number'],
  check: versionProblems,
  actions: [
    {
      key: 'release',
      label: { CN: '立即发布', EN: 'Release now' },
      permission,
      when: { field: 'status', in: ['DRAFT', 'SCHEDULED'] },
      confirm: {
        CN: '用户下次打开时会看到更新说明。',
        EN: 'People read the notes when they next open the application.',
      },
    },
    {
      key: 'schedule',
      label: { CN: '定时发布', EN: 'Schedule' },
      permission,
      when: { field: 'status', is: 'DRAFT' },
      fields: [
        {
          key: 'releaseAt',
          kind: 'date-time',
          label: { CN: '发布时间', EN: 'Release at' },
          hint: { CN: '北京时间，到时自动发布', EN: 'Beijing time; it is released then by itself' },
          required: true,
        },
      ],
    },
    {
      key: 'withdraw',
      label: { CN: '撤回', EN: 'Withdraw' },
      permission,
      danger: true,
      when: { field: 'status', in: ['SCHEDULED', 'RELEASED'] },
      fields: [
        reasonField({
          hint: { CN: '撤回后不能再发布，写入业务日志', EN: 'It cannot be released again; kept in the log' },
        }),
      ],
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission,
      danger: true,
      when: { field: 'status', is: 'DRAFT' },
      confirm: { CN: '删除后不能恢复。', EN: 'It cannot be brought back.' },
    },
  ],
  empty: { CN: '还没有版本，先新增一个', EN: 'No versions yet. Add the first one' },
});
