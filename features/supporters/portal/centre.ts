import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: referring others. */
export const supporterEntry: CentreEntry = {
  path: '/personal/supporter',
  icon: 'link',
  label: { CN: '创新赋能者', EN: 'Supporter' },
};
