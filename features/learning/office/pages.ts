import { lazy } from 'react';
import { learningOwn } from '#features/learning/menus.ts';
import { drawn, type OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { scaleWords, words } from './words.ts';

export const learningOffice: OfficeRoom = {
  pages: drawn(learningOwn, {
    '/question/add': { words, load: () => import('./question/page.tsx') },
    '/textbook/quest/add': { words, load: () => import('./quest/page.tsx') },
  }),
  asides: {
    question: lazy(withWords(words, () => import('./topic-tree.tsx').then((found) => ({ default: found.TopicTree })))),
  },
  panels: {
    paperrecord: {
      title: { CN: '答卷与评分', EN: 'Answers and marks' },
      isWide: true,
      permission: 'Mgr.Learn.audit',
      Panel: lazy(
        withWords(words, () => import('./marking-panel.tsx').then((found) => ({ default: found.MarkingPanel }))),
      ),
    },
    quant: {
      title: { CN: '评分项与版本', EN: 'Items and versions' },
      isWide: true,
      Panel: lazy(
        withWords(
          scaleWords,
          withWords(words, () => import('./scale-panel.tsx').then((found) => ({ default: found.ScalePanel }))),
        ),
      ),
    },
    quest: {
      title: { CN: '统计', EN: 'Figures' },
      Panel: lazy(
        withWords(words, () => import('./quest-figures.tsx').then((found) => ({ default: found.QuestFigures }))),
      ),
    },
  },
};
