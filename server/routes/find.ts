import { findCall } from '#core/contracts/find.ts';
import { findByWords } from '#server/find/find.ts';
import { type Handler, handle } from '#server/handle.ts';

export const findRoutes: readonly Handler[] = [handle(findCall, findByWords)];
