import { discardKeptDraftCall, keptDraftCall, saveKeptDraftCall } from '#core/contracts/kept-drafts.ts';
import { type Handler, handle } from '#server/handle.ts';
import { discardKept, readKept } from '#server/kept-drafts/read-kept.ts';
import { saveKept } from '#server/kept-drafts/save-kept.ts';

export const keptDraftRoutes: readonly Handler[] = [
  handle(keptDraftCall, readKept),
  handle(saveKeptDraftCall, saveKept),
  handle(discardKeptDraftCall, discardKept),
];
