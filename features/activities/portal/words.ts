import type { ActivityTexts } from '#features/activities/texts/CN.ts';
import { withContents } from '#features/contents/portal/words.ts';
import { wordsOf } from '#web/kit/i18n.ts';
import { withWords } from '#web/kit/with-words.ts';

export const useActivityWords = wordsOf<ActivityTexts>('activity');

export const activityWords = {
  activity: {
    CN: () => import('#features/activities/texts/CN.ts'),
    EN: () => import('#features/activities/texts/EN.ts'),
  },
};

/** Loads a page of activities with its words and those of contents. */
export function withActivityWords<M>(load: () => Promise<M>): () => Promise<M> {
  return withContents(withWords(activityWords, load));
}
