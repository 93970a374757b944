import { lazy } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { contentTypes } from '#features/content-types.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import type { OfficeRoom } from '#web/office/room.ts';

export const contentsOffice: OfficeRoom = {
  editors: Object.fromEntries(contentTypes.map((type) => [type.code, () => editorOf(type)])),
  tools: {
    brokenlink: lazy(() => import('./outside-button.tsx').then((found) => ({ default: found.OutsideButton }))),
  },
};

async function editorOf(type: ContentType) {
  const { EditorPage } = await import('./editor-page.tsx');
  return { Page: ({ resource }: { resource: Resource }) => <EditorPage resource={resource} type={type} /> };
}
