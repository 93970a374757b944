import { caseworkPages } from '#features/casework/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { employerWords } from './employer/words.ts';
import { helpingWords } from './helping/words.ts';
import { applicationWords, serveWords } from './words.ts';

const whole = { ...serveWords, ...applicationWords, ...helpingWords, ...formWords };

export const caseworkScreens = screensOf(caseworkPages, {
  '/serve/:type/add': { words: whole, load: () => import('./application/form/edit-page.tsx') },
  '/serve/:type/help/:id': {
    words: { ...applicationWords, ...helpingWords },
    load: () => import('./helping/help-page.tsx'),
  },
  '/serve/:type/dtl/:id': { words: whole, load: () => import('./application/progress-page.tsx') },
  '/personal/declare': {
    words: { ...personalWords, ...applicationWords },
    load: () => import('./declare/declare-page.tsx'),
  },
  '/personal/declare/:id': {
    words: { ...personalWords, ...whole },
    load: () => import('./declare/declare-one-page.tsx'),
  },
  '/personal/helping': {
    words: { ...personalWords, ...helpingWords },
    load: () => import('./helping/helping-page.tsx'),
  },
  '/personal/helping/:id': {
    words: { ...personalWords, ...helpingWords, ...formWords },
    load: () => import('./helping/help-form-page.tsx'),
  },
  '/personal/unit': {
    words: { ...personalWords, ...applicationWords, ...employerWords },
    load: () => import('./employer/desk-page.tsx'),
  },
  '/personal/unit/:id': {
    words: { ...personalWords, ...applicationWords, ...employerWords },
    load: () => import('./employer/case-page.tsx'),
  },
  '/verify': { words: serveWords, load: () => import('./verify/verify-page.tsx') },
  '/verify/:code': { words: serveWords, load: () => import('./verify/verify-page.tsx') },
});
