import { Refusal } from '#core/errors.ts';
import {
  contentPreviewCall,
  contentVersionCall,
  contentVersionsCall,
  outsideLinksCall,
  previewCall,
} from '#features/contents/calls/content-editing.ts';
import { menuOf } from '#features/contents/shared/content.ts';
import { contentTypes } from '#features/contents/shared/registry.ts';
import { makePreview, readPreview } from '../../domain/contents/preview.ts';
import { listVersions, readVersion } from '../../domain/contents/versions.ts';
import { askOutside } from '../../domain/links/outside-round.ts';
import { type Handler, handle, handleOpen } from '../../handle.ts';
import type { ActorScope } from '../../scope.ts';

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
