import { withWords } from '../../../kit/with-words.ts';
import { contentRoutes } from '../contents/content-routes.ts';
import { smartWords } from '../smart-policy/words.ts';

export const postRoutes = contentRoutes(
  'post',
  {
    list: { name: 'post', title: '紧缺岗位目录', titleEN: 'Scarce posts' },
    one: { name: 'post-one', title: '岗位详情', titleEN: 'Scarce post' },
  },
  { list: () => import('./list-page.tsx'), one: withWords(smartWords, () => import('./post-page.tsx')) },
);
