import type { AccessTexts } from './CN.ts';

export const EN: AccessTexts = {
  title: 'My codes',
  note: 'Enter a code that you were given for an activity, a course or as a judge. It works at once, and once for each person.',
  code: 'Code',
  codeHint: 'Such as ACT-7K2M-QX49; capitals and dashes do not matter',
  missing: 'Enter the code',
  use: 'Use it',
  done: { title: 'You are in: {title}', open: 'Open it', office: 'It is on the judges’ desk in the back office.' },
  used: 'Codes you used',
  none: 'You have not used a code yet',
};
