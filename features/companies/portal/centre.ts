import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: the company one acts for. */
export const companyEntry: CentreEntry = {
  path: '/personal/auth',
  icon: 'company',
  label: { CN: '单位认证', EN: 'Company' },
  isEnd: true,
};

/** In the personal centre: who acts for it. */
export const membersEntry: CentreEntry = { path: '/personal/auth/members', icon: 'person' };

/** In the personal centre: one's own certificates. */
export const talentEntry: CentreEntry = {
  path: '/personal/auth/talentInfo',
  icon: 'shield',
  label: { CN: '人才证书', EN: 'Certificates' },
};
