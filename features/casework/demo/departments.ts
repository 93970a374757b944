import type { DepartmentKey } from '#features/casework/shared/checks.ts';
import type { DemoAccount } from '#server/demo/demo-room.ts';

/** Who answers for which departments in the demo. */
export const demoDepartments: readonly { login: string; name: string; title: string; of: readonly DepartmentKey[] }[] =
  [
    { login: 'tax', name: '何雨霁', title: '云汀税务局', of: ['tax', 'insurance'] },
    { login: 'police', name: '叶长宁', title: '云汀公安分局', of: ['police'] },
    { login: 'education', name: '谢知书', title: '云汀教育局', of: ['education'] },
    { login: 'market', name: '罗维桢', title: '云汀市场监管局', of: ['market'] },
  ];

export const departmentAccounts: readonly DemoAccount[] = demoDepartments.map(({ login, name, title }) => ({
  loginName: login,
  email: `${login}@department.example`,
  nickname: name,
  title,
  kind: 'PERSON',
  side: 'office',
  roles: { yunting: 'department' },
}));
