import type { ActivityTexts } from '#features/activities/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useActivityWords = wordsOf<ActivityTexts>('activity');

export const activityWords = {
  activity: {
    CN: () => import('#features/activities/texts/CN.ts'),
    EN: () => import('#features/activities/texts/EN.ts'),
  },
};
