import { withWords } from '../../../kit/with-words.ts';
import { contentRoutes } from '../contents/content-routes.ts';
import { smartWords } from '../smart-policy/words.ts';

export const polityRoutes = contentRoutes(
  'polity',
  {
    list: { name: 'polity', title: '政策', titleEN: 'Policies' },
    one: { name: 'polity-one', title: '政策详情', titleEN: 'Policy' },
  },
  { list: () => import('./list-page.tsx'), one: withWords(smartWords, () => import('./policy-page.tsx')) },
);
