import type { StatusTag } from '#core/resources/resource.ts';

export const askedStates = {
  OPEN: { label: { CN: '待答复', EN: 'Open' }, tone: 'waiting' },
  ANSWERED: { label: { CN: '已答复', EN: 'Answered' }, tone: 'done' },
  FIXED: { label: { CN: '题目已更正', EN: 'Corrected' }, tone: 'done' },
  CLOSED: { label: { CN: '已关闭', EN: 'Closed' }, tone: 'off' },
  HIDDEN: { label: { CN: '已隐藏', EN: 'Hidden' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const questionDoubts = [
  { value: 'WRONG_ANSWER', label: { CN: '答案有误', EN: 'Wrong answer' } },
  { value: 'DOUBT', label: { CN: '没看懂', EN: 'Not understood' } },
  { value: 'SUGGESTION', label: { CN: '建议', EN: 'Suggestion' } },
];
