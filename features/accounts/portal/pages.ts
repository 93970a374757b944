import { accountPages } from '#features/accounts/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';

const signIn = { load: () => import('./sign-in/sign-in-page.tsx') };
const words = personalWords;

export const accountsScreens = screensOf(accountPages, {
  '/login': signIn,
  '/login/pwd': signIn,
  '/login/Email': signIn,
  '/login/resetpwd': { load: () => import('./sign-in/reset-page.tsx') },
  '/login/invitation': { words, load: () => import('./invitation/page.tsx') },
  '/personal/tag': { words, load: () => import('./personal/tag-page.tsx') },
  '/personal/data': { words, load: () => import('./personal/data-page.tsx') },
  '/personal/setting': { words, load: () => import('./personal/setting-page.tsx') },
});
