import { platformCall, platformVersionCall, recycleCall, savePlatformCall } from '#features/platform/calls/platform.ts';
import {
  cancelRegionCall,
  regionPlanCall,
  regionTreeCall,
  replaceRegionCall,
  undoRegionCall,
} from '#features/platform/calls/regions.ts';
import { readRecycle } from '#features/platform/server/platform/recycle.ts';
import {
  readPlatformForm,
  readPlatformVersion,
  savePlatform,
} from '#features/platform/server/platform/save-platform.ts';
import { planReplacement } from '#features/platform/server/regions/plan.ts';
import { cancelReplacement, replaceRegion } from '#features/platform/server/regions/replace.ts';
import { readTree } from '#features/platform/server/regions/tree.ts';
import { undoReplacement } from '#features/platform/server/regions/undo.ts';
import { type Handler, handle } from '#server/handle.ts';

export const platformRoutes: readonly Handler[] = [
  handle(platformCall, readPlatformForm),
  handle(platformVersionCall, readPlatformVersion),
  handle(recycleCall, readRecycle),
  handle(savePlatformCall, savePlatform),
  handle(regionTreeCall, readTree),
  handle(regionPlanCall, planReplacement),
  handle(replaceRegionCall, replaceRegion),
  handle(undoRegionCall, undoReplacement),
  handle(cancelRegionCall, cancelReplacement),
];
