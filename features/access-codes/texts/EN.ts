import type { AccessTexts } from './CN.ts';

export const EN: AccessTexts = {
  title: 'My codes',
  note: 'Enter a code that you were given: for an activity, a course, judging, a company or as an invitation. It works at once, and once for each person.',
  code: 'Code',
  codeHint: 'Such as ACT-7K2M-QX49; capitals and dashes do not matter',
  missing: 'Enter the code',
  use: 'Use it',
  done: { title: 'The code worked: {title}', open: 'Open it' },
  used: 'Codes you used',
  none: 'You have not used a code yet',
};
