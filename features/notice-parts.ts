import { formWords } from '#web/kit/form/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { publicityWords } from './publicity/portal/words.ts';

/** What another room puts below a public notice: raising an objection. It comes with its words when such a notice is read. */
export const loadObjectionPanel = withWords(
  { ...formWords, ...publicityWords },
  () => import('./publicity/portal/objection-panel.tsx'),
);
