import type { RecordsTexts } from './CN.ts';

export const EN: RecordsTexts = {
  reveal: {
    show: 'Show',
    showNamed: 'Show {name} in full',
    title: 'See {name} in full',
    hint: 'Who looked, at what and why is written to the business log.',
    whole: '{name} is shown in full',
  },
};
