import { contentRoutes } from '#features/contents/portal/content-routes.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { withWords } from '#web/kit/with-words.ts';

export const postRoutes = contentRoutes(
  'post',
  {
    list: { name: 'post', title: '紧缺岗位目录', titleEN: 'Scarce posts' },
    one: { name: 'post-one', title: '岗位详情', titleEN: 'Scarce post' },
  },
  { list: () => import('./list-page.tsx'), one: withWords(smartWords, () => import('./post-page.tsx')) },
);
