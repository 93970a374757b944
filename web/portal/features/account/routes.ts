import type { RouteObject } from 'react-router';
import { withWords } from '../../../kit/with-words.ts';
import { page } from '../../page.ts';
import { catalogues } from '../catalogues.ts';

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
    withWords({ personal: catalogues.personal }, () => import('../invitation/page.tsx')),
  ),
];
