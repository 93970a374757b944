import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what the company one acts for has to confirm. */
export const employerEntry: CentreEntry = {
  path: '/personal/unit',
  icon: 'check',
  count: { of: 'toConfirm', told: { CN: '，{count} 件待单位确认', EN: ', {count} to confirm' } },
};

/** In the personal centre: filling in for others. */
export const helpingEntry: CentreEntry = { path: '/personal/helping', icon: 'pencil' };

/** In the personal centre: applications. */
export const applicationsEntry: CentreEntry = {
  path: '/personal/declare',
  icon: 'list',
  count: { of: 'toCorrect', told: { CN: '，{count} 项待补正', EN: ', {count} to correct' } },
};
