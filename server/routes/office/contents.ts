import { contentTypes } from '#core/contents/registry.ts';
import {
  contentPreviewCall,
  contentVersionCall,
  contentVersionsCall,
  previewCall,
} from '#core/contracts/content-editing.ts';
import { Refusal } from '#core/errors.ts';
import { makePreview, readPreview } from '../../domain/contents/preview.ts';
import { listVersions, readVersion } from '../../domain/contents/versions.ts';
import { type Handler, handle, handleOpen } from '../../handle.ts';

export const contentEditingRoutes: readonly Handler[] = [
  handle(contentVersionsCall, (scope, input) => listVersions(scope, typeOf(input.type), input)),
  handle(contentVersionCall, (scope, input) => readVersion(scope, typeOf(input.type), input)),
  handle(contentPreviewCall, (scope, input) => makePreview(scope, typeOf(input.type), input)),
  handleOpen(previewCall, readPreview),
];

function typeOf(code: string) {
  const type = contentTypes.find((each) => each.code === code);
  if (!type) throw new Refusal('NOT_FOUND');
  return type;
}
