import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: the company one acts for, and one's certificates. */
export const companyEntries: readonly CentreEntry[] = [
  { path: '/personal/auth', icon: 'company', label: { CN: '单位认证', EN: 'Company' }, isEnd: true },
  { path: '/personal/auth/members', icon: 'person' },
  { path: '/personal/auth/talentInfo', icon: 'shield', label: { CN: '人才证书', EN: 'Certificates' } },
];
