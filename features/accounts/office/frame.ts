import { lazy } from 'react';
import type { OfficeFrame } from '#web/office/room.ts';
import { MessageBell } from './header/message-bell.tsx';
import { TenantSelect } from './header/tenant-select.tsx';
import { UserMenu } from './header/user-menu.tsx';

/** Who is signed in: the ways in, the corner of the header, and the questions when the session ends. */
export const accountsFrame = {
  signIn: () => import('./sign-in/route.ts'),
  enrol: () => import('./two-step/route.ts'),
  Question: lazy(() => import('./elsewhere/question-dialog.tsx').then((found) => ({ default: found.QuestionDialog }))),
  MessageBell,
  TenantSelect,
  UserMenu,
} satisfies Partial<OfficeFrame>;
