import type { ActivityTexts } from '#core/texts/portal/activity/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';
import { withWords } from '../../../kit/with-words.ts';
import { withContents } from '../contents/words.ts';

export const useActivityWords = wordsOf<ActivityTexts>('activity');

export const activityWords = {
  activity: {
    CN: () => import('#core/texts/portal/activity/CN.ts'),
    EN: () => import('#core/texts/portal/activity/EN.ts'),
  },
};

/** Loads a page of activities with its words and those of contents. */
export function withActivityWords<M>(load: () => Promise<M>): () => Promise<M> {
  return withContents(withWords(activityWords, load));
}
