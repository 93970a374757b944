import type { RouteObject } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '#web/kit/call/session.ts';
import { guard } from './guard.ts';

const handle = (more: object) => ({ name: 'x', title: { CN: '', EN: '' }, ...more });
const routes: RouteObject[] = [
  {
    children: [
      { path: 'open', handle: handle({}) },
      { path: 'personal', handle: handle({ signIn: true }), children: [{ path: 'user', handle: handle({}) }] },
      { path: 'desk', handle: handle({ code: 'Mgr.Apply' }) },
    ],
  },
];

const user = {
  userId: 'u1',
  loginName: 'l***@example.com',
  nickname: 'Lin',
  tenantId: null,
  tenantName: { CN: '', EN: '' },
  tenants: [],
  avatar: null,
  tags: [],
};

function goesTo(path: string): string {
  try {
    guard(routes, new Request(`http://own.example${path}`));
    return path;
  } catch (answer) {
    return (answer as Response).headers.get('location')!;
  }
}

beforeEach(() => useSession.getState().clear());

test('a visitor may see open pages and is sent to sign in from the others, with the way back', () => {
  expect(goesTo('/open')).toBe('/open');
  expect(goesTo('/personal/user?tab=2#x')).toBe('/login?redirect=%2Fpersonal%2Fuser%3Ftab%3D2%23x');
  expect(goesTo('/desk')).toBe('/login?redirect=%2Fdesk');
});

test('a signed-in user passes what asks for a sign-in, and lands on /401 without the code', () => {
  useSession.getState().setUser({ ...user, permCodes: [] });
  expect(goesTo('/personal/user')).toBe('/personal/user');
  expect(goesTo('/desk')).toBe('/401');
});

test('the holder of the code passes', () => {
  useSession.getState().setUser({ ...user, permCodes: ['Mgr.Apply'] });
  expect(goesTo('/desk')).toBe('/desk');
});
