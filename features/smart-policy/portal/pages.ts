import { contentsWords } from '#features/contents/portal/words.ts';
import { smartPolicyPages } from '#features/smart-policy/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { smartWords } from './words.ts';

const matched = { ...smartWords, ...contentsWords };

export const smartPolicyScreens = screensOf(smartPolicyPages, {
  '/smartpolicy': { words: smartWords, load: () => import('./smart-page.tsx') },
  '/smartpolicy/policy/:id': { words: matched, load: () => import('./policy-page.tsx') },
  '/smartpolicy/serve/:id': { words: matched, load: () => import('./serve-page.tsx') },
  '/polity/:id': { words: matched, load: () => import('./one-policy-page.tsx') },
  '/post/:id': { words: matched, load: () => import('./one-post-page.tsx') },
  '/unfollow/:link': { words: smartWords, load: () => import('./unfollow-page.tsx') },
  '/personal/follow': { words: { ...personalWords, ...smartWords }, load: () => import('./follow-page.tsx') },
});
