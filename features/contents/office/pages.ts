import { lazy } from 'react';
import { resourceHeads } from '#features/resource-heads.ts';
import type { OfficeRoom } from '#web/office/room.ts';

export const contentsOffice: OfficeRoom = {
  editors: Object.fromEntries(resourceHeads.flatMap(({ code, item }) => (item ? [[code, editor]] : []))),
  tools: {
    brokenlink: lazy(() => import('./outside-button.tsx').then((found) => ({ default: found.OutsideButton }))),
  },
};

async function editor() {
  const { EditorPage } = await import('./editor-page.tsx');
  return { Page: EditorPage };
}
