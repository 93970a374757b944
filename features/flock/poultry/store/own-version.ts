import { updateNeed } from '#features/flock/shared/compare-versions.ts';
import type { ServerSettings } from './server-settings.ts';

declare const FLOCK_VERSION: string | undefined;

/** The version of this very build (web/vite.config.ts); older than any where nothing was built. */
export const ownVersion = typeof FLOCK_VERSION === 'undefined' ? '0.0.0' : FLOCK_VERSION;

/** What the released versions ask of this one. */
export function needOf(settings: ServerSettings | undefined): ReturnType<typeof updateNeed> {
  return settings?.version ? updateNeed(ownVersion, settings.version) : 'none';
}
