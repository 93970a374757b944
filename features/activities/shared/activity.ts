import { defineContent } from '#features/contents/shared/content.ts';
import { module } from '#features/contents/shared/module.ts';
import { activityCheckIn, activityMode, activityNoun, activityType } from './activity-choices.ts';
import { activityOffice } from './activity-office.ts';

const yesNo = (key: string, CN: string, EN: string, hint?: { CN: string; EN: string }) =>
  ({
    key,
    kind: 'choice',
    label: { CN, EN },
    ...(hint ? { hint } : {}),
    options: 'yesNo',
    required: true,
    width: 'half',
  }) as const;

const moment = (key: string, CN: string, EN: string) =>
  ({
    key,
    kind: 'date-time',
    label: { CN, EN },
    hint: { CN: '北京时间', EN: 'Beijing time' },
    required: true,
    width: 'half',
  }) as const;

const onSite = { field: 'mode', in: ['OFFLINE', 'HYBRID'] } as const;
/** Not at one of the tenant's own places. */
const elsewhere = { all: [onSite, { field: 'place', filled: false }] } as const;
const onLine = { field: 'mode', in: ['ONLINE', 'HYBRID'] } as const;

/** Activities one can sign up to. Their date is the day they begin; what changes by the minute is kept in `activities`. */
export const activity = defineContent({
  ...activityNoun,
  item: { CN: '活动', EN: 'activity' },
  facts: [
    {
      key: 'module',
      kind: 'choice',
      label: { CN: '栏目', EN: 'Section' },
      options: module,
      required: true,
      width: 'half',
    },
    {
      key: 'type',
      kind: 'choice',
      label: { CN: '类型', EN: 'Type' },
      options: activityType,
      required: true,
      width: 'half',
    },
    {
      key: 'mode',
      kind: 'choice',
      label: { CN: '方式', EN: 'Mode' },
      options: activityMode,
      required: true,
      width: 'half',
    },
    {
      key: 'lessons',
      kind: 'multi-choice',
      label: { CN: '课程场次', EN: 'Session of a course' },
      hint: {
        CN: '选择一门课程中要到场上的课时：只有这门课的学员能报名，签到后这些课时算学完',
        EN: 'Lessons in person of one course: only its learners can sign up, and checking in completes these lessons',
      },
      options: 'lessons',
      max: 20,
    },
    {
      key: 'place',
      kind: 'choice',
      label: { CN: '场地', EN: 'Place' },
      hint: {
        CN: '选择后检查时间是否冲突，地址自动带出；不在列表中的，留空并填写地点',
        EN: 'Its hours are checked for clashes and its address is shown; leave it empty and write any other address',
      },
      options: 'places',
      visible: onSite,
    },
    {
      key: 'addressCN',
      kind: 'text',
      label: { CN: '地点（中文）', EN: 'Address (Chinese)' },
      max: 200,
      visible: elsewhere,
      required: elsewhere,
    },
    {
      key: 'addressEN',
      kind: 'text',
      label: { CN: '地点（英文）', EN: 'Address (English)' },
      max: 300,
      visible: elsewhere,
      required: elsewhere,
    },
    {
      key: 'onlineUrl',
      kind: 'text',
      label: { CN: '线上入口', EN: 'Online address' },
      hint: { CN: '报名通过后才显示给报名人', EN: 'Shown only to those whose sign-up is approved' },
      pattern: 'web-address',
      max: 300,
      visible: onLine,
      required: onLine,
    },
    moment('signFrom', '报名开始', 'Sign-up from'),
    moment('signTo', '报名截止', 'Sign-up until'),
    moment('startAt', '活动开始', 'Starts'),
    moment('endAt', '活动结束', 'Ends'),
    {
      key: 'quota',
      kind: 'number',
      label: { CN: '名额', EN: 'Seats' },
      hint: { CN: '留空为不限', EN: 'As many as come when left empty' },
      decimals: 0,
      min: 1,
      max: 100_000,
      width: 'half',
    },
    yesNo('waitlist', '满员后候补', 'Waiting list', {
      CN: '有人取消时，按先后自动递补',
      EN: 'Moves up by itself when somebody cancels, first in, first up',
    }),
    yesNo('audit', '报名要审核', 'Sign-ups are looked at'),
    yesNo('companyOnly', '仅限已认证企业', 'Authenticated companies only', {
      CN: '报名人须是已认证且在有效期内的企业的经办人',
      EN: 'Whoever signs up acts for a company whose authentication has passed and is valid',
    }),
    {
      key: 'checkin',
      kind: 'choice',
      label: { CN: '签到', EN: 'Check-in' },
      options: activityCheckIn,
      required: true,
      width: 'half',
    },
    { key: 'contactName', kind: 'text', label: { CN: '联系人', EN: 'Contact' }, max: 60, width: 'half' },
    { key: 'contactPhone', kind: 'text', label: { CN: '联系电话', EN: 'Telephone' }, max: 40, width: 'half' },
    {
      key: 'questions',
      kind: 'rows',
      label: { CN: '报名时另外询问', EN: 'Also asked at sign-up' },
      item: { CN: '问题', EN: 'question' },
      summary: ['{labelCN}'],
      max: 10,
      fields: [
        {
          key: 'labelCN',
          kind: 'text',
          label: { CN: '问题（中文）', EN: 'Question (Chinese)' },
          max: 100,
          required: true,
        },
        {
          key: 'labelEN',
          kind: 'text',
          label: { CN: '问题（英文）', EN: 'Question (English)' },
          max: 200,
          required: true,
        },
        { key: 'required', kind: 'choice', label: { CN: '必答', EN: 'Required' }, options: 'yesNo', required: true },
        {
          key: 'optionsCN',
          kind: 'long-text',
          unit: 'characters',
          max: 500,
          label: { CN: '选项（中文）', EN: 'Choices (Chinese)' },
          hint: { CN: '每行一个；留空为填写文字', EN: 'One a line; free text when left empty' },
        },
        {
          key: 'optionsEN',
          kind: 'long-text',
          unit: 'characters',
          max: 1000,
          label: { CN: '选项（英文）', EN: 'Choices (English)' },
          hint: { CN: '与中文逐行对应', EN: 'Line by line like the Chinese ones' },
          required: { field: 'optionsCN', filled: true },
        },
      ],
    },
  ],
  facets: ['module', 'type', 'mode'],
  shown: [
    'module',
    'type',
    'mode',
    'addressCN',
    'addressEN',
    'signFrom',
    'signTo',
    'startAt',
    'endAt',
    'quota',
    'waitlist',
    'audit',
    'companyOnly',
    'checkin',
    'contactName',
    'contactPhone',
    'questions',
    'lessons',
  ],
  body: 'required',
  cover: true,
  rules: [
    { rule: 'after', field: 'signTo', other: 'signFrom', strict: true },
    { rule: 'after', field: 'endAt', other: 'startAt', strict: true },
    { rule: 'before', field: 'signFrom', other: 'startAt', strict: true },
    { rule: 'before', field: 'signTo', other: 'endAt' },
  ],
  office: activityOffice,
});
