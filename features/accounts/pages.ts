import type { Pages } from '#core/pages.ts';

/** Signing in, and what the personal centre has about oneself; registration lies at /login?mode=register. */
export const accountPages = {
  '/login': { name: 'login', title: { CN: '登录', EN: 'Sign in' } },
  '/login/pwd': { name: 'login-pwd', title: { CN: '密码登录', EN: 'Sign in by password' } },
  '/login/Email': { name: 'login-email', title: { CN: '验证码登录', EN: 'Sign in by code' } },
  '/login/resetpwd': { name: 'login-resetpwd', title: { CN: '找回密码', EN: 'Reset password' } },
  '/login/invitation': { name: 'login-invitation', title: { CN: '后台邀请', EN: 'Invitation' } },
  '/personal/tag': { name: 'personal', title: { CN: '我的标签', EN: 'My tags' }, signIn: true },
  '/personal/data': { name: 'personal', title: { CN: '我的数据', EN: 'My data' }, signIn: true },
  '/personal/setting': { name: 'personal', title: { CN: '设置与安全', EN: 'Settings' }, signIn: true },
} as const satisfies Pages;
