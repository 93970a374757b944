import { replacedRegionsCall } from '#core/contracts/regions.ts';
import { type Handler, handle } from '#server/handle.ts';

export const regionRoutes: readonly Handler[] = [
  handle(replacedRegionsCall, async (scope) => ({
    codes: [...(await scope.services.features.replacedRegions(scope))],
  })),
];
