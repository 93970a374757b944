import { platformCall, platformVersionCall, recycleCall, savePlatformCall } from '#features/platform/calls/platform.ts';
import { readRecycle } from '#features/platform/server/platform/recycle.ts';
import {
  readPlatformForm,
  readPlatformVersion,
  savePlatform,
} from '#features/platform/server/platform/save-platform.ts';
import { type Handler, handle } from '#server/handle.ts';

export const platformRoutes: readonly Handler[] = [
  handle(platformCall, readPlatformForm),
  handle(platformVersionCall, readPlatformVersion),
  handle(recycleCall, readRecycle),
  handle(savePlatformCall, savePlatform),
];
