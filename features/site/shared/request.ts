import type { Section } from '#core/forms/section.ts';
import type { StatusTag } from '#core/resources/resource.ts';

/** What somebody says who asks for one-to-one service. */
export const requestSection: Section = {
  key: 'request',
  title: { CN: '一对一服务申请', EN: 'Request for one-to-one service' },
  fields: [
    {
      key: 'name',
      kind: 'text',
      label: { CN: '怎样称呼您', EN: 'Your name' },
      pattern: 'person-name',
      max: 60,
      required: true,
      sensitive: 'S2',
      width: 'half',
    },
    {
      key: 'phone',
      kind: 'text',
      label: { CN: '联系电话', EN: 'Telephone' },
      hint: { CN: '境外号码请带国家代码', EN: 'With the country code if it is not Chinese' },
      pattern: 'telephone',
      max: 30,
      required: true,
      sensitive: 'S2',
      width: 'half',
    },
    {
      key: 'standing',
      kind: 'choice',
      label: { CN: '您属于', EN: 'You are' },
      options: [
        { value: 'A', label: { CN: 'A 类人才', EN: 'Talent of class A' } },
        { value: 'B', label: { CN: 'B 类人才', EN: 'Talent of class B' } },
        {
          value: 'COMING',
          label: { CN: '正在洽谈来云汀的同等人选', EN: 'Of the same standing and thinking of coming' },
        },
      ],
      required: true,
      width: 'half',
    },
    {
      key: 'preferredOn',
      kind: 'date',
      label: { CN: '希望哪天联系', EN: 'Day that suits you' },
      hint: { CN: '不填则尽快', EN: 'As soon as we can when left empty' },
      min: {},
      max: { months: 6 },
      width: 'half',
    },
    {
      key: 'wish',
      kind: 'long-text',
      label: { CN: '需要什么帮助', EN: 'What you need' },
      unit: 'characters',
      max: 500,
      required: true,
    },
  ],
};

/** States of a request in their order. */
export const requestStates = ['NEW', 'ACCEPTED', 'DONE', 'CLOSED'] as const;
export type RequestState = (typeof requestStates)[number];

/** While a request is in one of these, the same person cannot ask for the same service again. */
export const openRequestStates: readonly RequestState[] = ['NEW', 'ACCEPTED'];

export const requestStatuses: Readonly<Record<RequestState, StatusTag>> = {
  NEW: { label: { CN: '待受理', EN: 'To be accepted' }, tone: 'waiting' },
  ACCEPTED: { label: { CN: '办理中', EN: 'Under way' }, tone: 'working' },
  DONE: { label: { CN: '已办结', EN: 'Done' }, tone: 'done' },
  CLOSED: { label: { CN: '已关闭', EN: 'Closed' }, tone: 'off' },
};
