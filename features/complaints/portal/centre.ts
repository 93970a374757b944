import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: complaints and suggestions. */
export const complaintsEntry: CentreEntry = {
  path: '/personal/complaint',
  icon: 'flag',
  label: { CN: '投诉与建议', EN: 'Complaints' },
};
