import type { OwnForm } from '#core/forms/own-form.ts';
import type { StatusTag } from '#core/resources/resource.ts';

export const complaintKinds = [
  { value: 'COMPLAINT', label: { CN: '投诉', EN: 'Complaint' } },
  { value: 'SUGGESTION', label: { CN: '建议', EN: 'Suggestion' } },
  { value: 'QUESTION', label: { CN: '咨询', EN: 'Question' } },
  { value: 'SITE_ERROR', label: { CN: '网站纠错', EN: 'Error report' } },
  { value: 'PRAISE', label: { CN: '表扬', EN: 'Praise' } },
];

export const complaintTargets = [
  { value: 'SHOP', label: { CN: '合作商户', EN: 'A shop' } },
  { value: 'ACTIVITY', label: { CN: '活动', EN: 'An activity' } },
  { value: 'COURSE', label: { CN: '课程', EN: 'A course' } },
  { value: 'APPLICATION', label: { CN: '申报与办件', EN: 'An application' } },
  { value: 'STAFF', label: { CN: '工作人员', EN: 'Our staff' } },
  { value: 'SITE', label: { CN: '网站', EN: 'This site' } },
];

/** States of a complaint in their order; CLOSED and INVALID are ends, a merged one waits for the answer to another. */
export const complaintStates = {
  NEW: { label: { CN: '待受理', EN: 'New' }, tone: 'waiting' },
  ACCEPTED: { label: { CN: '已受理', EN: 'Accepted' }, tone: 'working' },
  PROCESSING: { label: { CN: '处理中', EN: 'In progress' }, tone: 'working' },
  REOPENED: { label: { CN: '重新打开', EN: 'Reopened' }, tone: 'problem' },
  REPLIED: { label: { CN: '已答复', EN: 'Answered' }, tone: 'pinned' },
  CLOSED: { label: { CN: '办结', EN: 'Closed' }, tone: 'done' },
  INVALID: { label: { CN: '不受理', EN: 'Declined' }, tone: 'off' },
  MERGED: { label: { CN: '已合并', EN: 'Merged' }, tone: 'pinned' },
} as const satisfies Record<string, StatusTag>;

export type ComplaintState = keyof typeof complaintStates;

/** While the office owes something. */
export const openStates: readonly ComplaintState[] = ['NEW', 'ACCEPTED', 'PROCESSING', 'REOPENED'];

/** While whoever complained waits for an answer. */
export const waitingStates: readonly ComplaintState[] = [...openStates, 'MERGED'];

/** In which it can be merged into another one about the same. */
export const mergeableStates: readonly ComplaintState[] = ['NEW', 'ACCEPTED', 'PROCESSING'];

/** In which it can be answered, handed on or given more time. */
export const workedStates: readonly ComplaintState[] = ['ACCEPTED', 'PROCESSING', 'REOPENED'];

/** In which nobody has anything more to do. */
export const endStates: readonly ComplaintState[] = ['CLOSED', 'INVALID'];

/** Working days until it is taken up, and until it is answered. */
export const acceptDays = 1;
export const answerDays = 5;

/** Days after the answer in which it can be opened again, once, and after which it closes by itself. */
export const judgeDays = 7;

/** From this many stars on, somebody was satisfied. */
export const satisfiedFrom = 4;

/** What comes with an answer, as with a complaint: types, MB a file, and how many. */
export const attachments = {
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  maxMB: 10,
  max: 5,
} as const;

export const answerPurpose = 'complaint-answer';

/** What happened in a thread, beside what people wrote. */
export type PostKind =
  | 'WORDS'
  | 'NOTE'
  | 'REPLY'
  | 'ACCEPTED'
  | 'ASSIGNED'
  | 'EXTENDED'
  | 'REOPENED'
  | 'CLOSED'
  | 'INVALID'
  | 'CONTACTED'
  | 'UNREACHED'
  | 'MERGED'
  | 'UNMERGED'
  | 'JOINED'
  | 'PARTED';

/** What somebody fills in to complain. As a form of one's own its files can be uploaded before it is sent. */
export const complaintForm = {
  code: 'complaint',
  name: { CN: '投诉与建议', EN: 'Complaint' },
  sections: [
    {
      key: 'complaint',
      title: { CN: '投诉与建议', EN: 'Complaint' },
      fields: [
        {
          key: 'kind',
          kind: 'choice',
          label: { CN: '类型', EN: 'Type' },
          options: complaintKinds,
          required: true,
        },
        {
          key: 'target',
          kind: 'choice',
          label: { CN: '关于', EN: 'About' },
          options: complaintTargets,
          required: true,
        },
        {
          key: 'about',
          kind: 'text',
          label: { CN: '具体对象', EN: 'Name or number' },
          hint: { CN: '商户、活动、办件或窗口的名称、编号', EN: 'Of the shop, activity, case or counter' },
          max: 100,
        },
        { key: 'title', kind: 'text', label: { CN: '标题', EN: 'Title' }, min: 2, max: 60, required: true },
        {
          key: 'content',
          kind: 'long-text',
          unit: 'characters',
          max: 2000,
          label: { CN: '事情经过', EN: 'What happened' },
          hint: { CN: '请写明时间、地点和您希望的结果', EN: 'Say when and where, and what outcome you would like' },
          required: true,
        },
        {
          key: 'anonymous',
          kind: 'choice',
          label: { CN: '能否告知您的身份', EN: 'May we share your identity?' },
          hint: {
            CN: '匿名时，经办人和被反映的单位都看不到您的姓名和联系方式，进度仍会通知到您',
            EN: 'If you stay anonymous, neither the handler nor the people concerned see your name or contact details. You still get updates.',
          },
          options: [
            { value: 'NAMED', label: { CN: '实名', EN: 'Yes, use my name' } },
            { value: 'HIDDEN', label: { CN: '匿名', EN: 'No, stay anonymous' } },
          ],
          required: true,
        },
        {
          key: 'name',
          kind: 'text',
          label: { CN: '怎样称呼您', EN: 'Your name' },
          pattern: 'person-name',
          own: 'name',
          max: 50,
          required: true,
          sensitive: 'S2',
          width: 'half',
        },
        {
          key: 'phone',
          kind: 'text',
          label: { CN: '联系电话', EN: 'Telephone' },
          pattern: 'telephone',
          own: 'tel',
          max: 30,
          sensitive: 'S2',
          width: 'half',
        },
        {
          key: 'files',
          kind: 'files',
          label: { CN: '附件', EN: 'Attachments' },
          ...attachments,
        },
        {
          key: 'consent',
          kind: 'consent',
          label: { CN: '个人信息使用', EN: 'Use of my data' },
          text: {
            CN: '以上信息只用于办理这件投诉建议并联系您，办结两年后去除个人信息。',
            EN: 'This information is used only to handle your complaint and to contact you. Personal details are removed two years after it is closed.',
          },
          version: '1',
          required: true,
        },
      ],
    },
  ],
} as const satisfies OwnForm;
