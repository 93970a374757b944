import { lazy } from 'react';
import type { OfficeFrame } from '#web/office/room.ts';

/** Who is signed in: the ways in, and the questions when the session ends. */
export const accountsFrame = {
  signIn: () => import('./sign-in/route.ts'),
  enrol: () => import('./two-step/route.ts'),
  Question: lazy(() => import('./elsewhere/question-dialog.tsx').then((found) => ({ default: found.QuestionDialog }))),
} satisfies Partial<OfficeFrame>;
