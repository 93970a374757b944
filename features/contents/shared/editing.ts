import { reasonField } from '#core/resources/reason-field.ts';
import type { RowAction, StatusTag } from '#core/resources/resource.ts';
import type { ContentMenu } from './content.ts';
import { publishOutcome, publishTimeProblems } from './publish-time.ts';

/** States of what editors work on, as stored. */
export const contentStates = ['DRAFT', 'REVIEW', 'PUBLISHED', 'OFFLINE'] as const;
export type ContentState = (typeof contentStates)[number];

/** What the back office shows: the state, told apart by whether visitors read a version and from when. */
export type ContentStatus = 'DRAFT' | 'REVIEW' | 'SCHEDULED' | 'PUBLISHED' | 'CHANGED' | 'OFFLINE';

export const contentStatuses: Readonly<Record<ContentStatus, StatusTag>> = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'working' },
  REVIEW: { label: { CN: '待审核', EN: 'For review' }, tone: 'waiting' },
  SCHEDULED: { label: { CN: '定时发布', EN: 'Scheduled' }, tone: 'pinned' },
  PUBLISHED: { label: { CN: '已发布', EN: 'Published' }, tone: 'done' },
  CHANGED: { label: { CN: '已发布，有修改', EN: 'Published, changed' }, tone: 'working' },
  OFFLINE: { label: { CN: '已下线', EN: 'Offline' }, tone: 'off' },
};

/** Derives the status; `publishAt` and `now` in ms since epoch. */
export function contentStatus(
  state: ContentState,
  { version, publishAt, now }: { version: number | null; publishAt: number | null; now: number },
): ContentStatus {
  if (state === 'DRAFT') return version === null ? 'DRAFT' : 'CHANGED';
  if (state === 'PUBLISHED') return publishAt !== null && publishAt > now ? 'SCHEDULED' : 'PUBLISHED';
  return state;
}

const reason = reasonField({ max: 500 });

/**
 * Steps of a content, in the order of their buttons, under the codes of the menu it is edited from; who may take them
 * beyond the code, domain/contents decides.
 */
export function contentActionsOf(menu: ContentMenu): readonly RowAction[] {
  return [
    {
      key: 'submit',
      label: { CN: '送审', EN: 'Submit for review' },
      permission: `${menu}.edit`,
      when: { field: 'status', in: ['DRAFT', 'CHANGED', 'OFFLINE'] },
      confirm: { CN: '送审后在审核完成前不能修改。', EN: 'It cannot be changed until the review is done.' },
    },
    {
      key: 'publish',
      label: { CN: '发布', EN: 'Publish' },
      permission: `${menu}.publish`,
      when: { field: 'status', in: ['DRAFT', 'REVIEW', 'CHANGED', 'OFFLINE'] },
      fields: [
        {
          key: 'onDay',
          kind: 'date',
          label: { CN: '发布日期', EN: 'On' },
          hint: { CN: '留空为立即发布', EN: 'At once when left empty' },
          min: {},
          width: 'half',
        },
        {
          key: 'atTime',
          kind: 'text',
          label: { CN: '时间', EN: 'At' },
          hint: { CN: '北京时间，留空为 09:00', EN: 'Beijing time, 09:00 when left empty' },
          pattern: 'clock-time',
          max: 5,
          visible: { field: 'onDay', filled: true },
          width: 'half',
        },
      ],
      check: publishTimeProblems,
      outcome: publishOutcome,
    },
    {
      key: 'recall',
      label: { CN: '撤回送审', EN: 'Recall' },
      permission: `${menu}.edit`,
      when: {
        all: [
          { field: 'status', is: 'REVIEW' },
          { field: 'isOwnReview', is: true },
        ],
      },
    },
    {
      key: 'return',
      label: { CN: '退回修改', EN: 'Send back' },
      permission: `${menu}.publish`,
      when: { field: 'status', is: 'REVIEW' },
      fields: [reason],
    },
    {
      key: 'discard',
      label: { CN: '放弃修改', EN: 'Discard changes' },
      permission: `${menu}.edit`,
      when: { field: 'status', is: 'CHANGED' },
      danger: true,
      confirm: { CN: '恢复为访客正在看到的版本。', EN: 'It returns to the version visitors read.' },
    },
    {
      key: 'offline',
      label: { CN: '下线', EN: 'Take offline' },
      permission: `${menu}.publish`,
      when: { field: 'status', in: ['SCHEDULED', 'PUBLISHED', 'CHANGED'] },
      danger: true,
      batch: true,
      fields: [reason],
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: `${menu}.del`,
      when: { field: 'status', in: ['DRAFT', 'OFFLINE'] },
      danger: true,
      batch: true,
      confirm: { CN: '放入回收站，以后可以恢复。', EN: 'It goes to the recycle bin, from which it can be restored.' },
    },
  ];
}
