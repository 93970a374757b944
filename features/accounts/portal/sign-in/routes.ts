import type { RouteObject } from 'react-router';
import { withWords } from '#web/kit/with-words.ts';
import { catalogues } from '#web/portal/catalogues.ts';
import { page } from '#web/portal/page.ts';

const signIn = () => import('./sign-in-page.tsx');

/** Registration lives on /login?mode=register, so that the redirect query and the scene stay. */
export const accountRoutes: RouteObject[] = [
  page('login', { name: 'login', title: '登录', titleEN: 'Sign in' }, signIn),
  page('login/pwd', { name: 'login-pwd', title: '密码登录', titleEN: 'Sign in by password' }, signIn),
  page('login/Email', { name: 'login-email', title: '验证码登录', titleEN: 'Sign in by code' }, signIn),
  page(
    'login/resetpwd',
    { name: 'login-resetpwd', title: '找回密码', titleEN: 'Reset password' },
    () => import('./reset-page.tsx'),
  ),
  page(
    'login/invitation',
    { name: 'login-invitation', title: '后台邀请', titleEN: 'Invitation' },
    withWords({ personal: catalogues.personal }, () => import('#features/accounts/portal/invitation/page.tsx')),
  ),
];
