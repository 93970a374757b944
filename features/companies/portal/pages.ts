import { companyPages } from '#features/companies/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { companyWords } from './words.ts';

const words = { ...personalWords, ...companyWords };
const whole = { ...words, ...formWords };

export const companiesScreens = screensOf(companyPages, {
  '/personal/auth': { words, load: () => import('./status-page.tsx') },
  '/personal/auth/edit': { words: whole, load: () => import('./edit-page.tsx') },
  '/personal/auth/members': { words: whole, load: () => import('./members-page.tsx') },
  '/personal/auth/talentInfo': { words, load: () => import('./talent-page.tsx') },
  '/personal/auth/talentInfo/talent': { words: whole, load: () => import('./talent-edit-page.tsx') },
});
