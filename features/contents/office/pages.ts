import { lazy } from 'react';
import { resourceHeads } from '#features/resource-heads.ts';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

const editor = withWords(words, async () => {
  const { EditorPage } = await import('./editor-page.tsx');
  return { Page: EditorPage };
});

export const contentsOffice: OfficeRoom = {
  editors: Object.fromEntries(resourceHeads.flatMap(({ code, item }) => (item ? [[code, editor]] : []))),
  tools: {
    brokenlink: lazy(
      withWords(words, () => import('./outside-button.tsx').then((found) => ({ default: found.OutsideButton }))),
    ),
  },
};
