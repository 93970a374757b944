import { contentRoutes } from '#features/contents/portal/content-routes.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { withWords } from '#web/kit/with-words.ts';

export const polityRoutes = contentRoutes(
  'polity',
  {
    list: { name: 'polity', title: '政策', titleEN: 'Policies' },
    one: { name: 'polity-one', title: '政策详情', titleEN: 'Policy' },
  },
  { list: () => import('./list-page.tsx'), one: withWords(smartWords, () => import('./policy-page.tsx')) },
);
