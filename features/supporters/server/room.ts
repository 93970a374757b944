import type { ServerRoom } from '#server/features.ts';
import { supporterFiles } from './file-policy.ts';
import { invitationScene } from './origins/code-scene.ts';
import { originStore } from './origins/origin-store.ts';
import { supporterPart } from './own-data.ts';
import { supportersRoutes } from './routes.ts';
import { supporterStore } from './supporters/supporter-store.ts';

/** Supporters, and where visitors come from. */
export const supporters: ServerRoom = {
  handlers: supportersRoutes,
  stores: { supporter: supporterStore, origin: originStore },
  ownParts: [supporterPart],
  fileReaders: [supporterFiles],
  codeScenes: [invitationScene],
};
