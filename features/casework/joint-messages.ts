import { declareMessages } from '#core/messages/message.ts';
import { toOfficer } from './messages.ts';

const toDepartment = {
  to: { CN: '部门联审人员', EN: 'whoever answers for the department' },
  channels: ['INSIDE', 'MAIL'],
  page: '/apply/joint?id={id}',
  link: { CN: '去核查', EN: 'Check it' },
} as const;

/** What departments are told of joint review. */
export const departmentMessages = declareMessages('DEPARTMENT', {
  asked: {
    ...toDepartment,
    title: { CN: '有一件办件请您部门核查', EN: 'A case waits for your department' },
    body: {
      CN: '{no}（{programme}）请{department}部门在 {due} 前核查：{asks}。',
      EN: 'Please check {no} ({programme}) for {department} by {due}: {asks}.',
    },
  },
  remind: {
    ...toDepartment,
    title: { CN: '请尽快回复部门核查', EN: 'Your department’s answer is awaited' },
    body: {
      CN: '{no}（{programme}）还在等{department}部门的核查结果，请在 {due} 前回复。',
      EN: '{no} ({programme}) still waits for what {department} finds; please answer by {due}.',
    },
  },
});

/** What the officer of a case is told of joint review. */
export const jointMessages = declareMessages('JOINT', {
  found: {
    ...toOfficer,
    title: { CN: '部门核查有情况，需要您判断', EN: 'A department found something for you to judge' },
    body: { CN: '{no}：{department}部门回复“{finding}”。', EN: '{no}: {department} answered “{finding}”.' },
  },
  complete: {
    ...toOfficer,
    title: { CN: '部门联审已回复齐', EN: 'All departments have answered' },
    body: { CN: '{no} 的部门核查已经回复齐。', EN: 'All departments have answered about {no}.' },
  },
});
