import { Refusal } from '#core/errors.ts';
import { contentTypes } from '#features/content-types.ts';
import {
  contentPreviewCall,
  contentVersionCall,
  contentVersionsCall,
  outsideLinksCall,
  previewCall,
} from '#features/contents/calls/content-editing.ts';
import { askOutside } from '#features/contents/server/links/outside-round.ts';
import { makePreview, readPreview } from '#features/contents/server/preview.ts';
import { listVersions, readVersion } from '#features/contents/server/versions.ts';
import { menuOf } from '#features/contents/shared/content.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

export const contentEditingRoutes: readonly Handler[] = [
  handle(contentVersionsCall, (scope, input) => listVersions(scope, typeOf(scope, input.type), input)),
  handle(contentVersionCall, (scope, input) => readVersion(scope, typeOf(scope, input.type), input)),
  handle(contentPreviewCall, (scope, input) => makePreview(scope, typeOf(scope, input.type), input)),
  handle(outsideLinksCall, askOutside),
  handleOpen(previewCall, readPreview),
];

/** NOT_FOUND for an unknown type, NO_PERMISSION for one that is edited from a menu the caller does not have. */
function typeOf(scope: ActorScope, code: string) {
  const type = contentTypes.find((each) => each.code === code);
  if (!type) throw new Refusal('NOT_FOUND');
  if (!scope.permCodes.has(menuOf(type))) throw new Refusal('NO_PERMISSION');
  return type;
}
