import type { LogSide } from '#core/sides.ts';
import type { RoomWords } from '#features/platform/office/words.ts';

/** What the sides of the call log are called. */
export function sideNames(t: RoomWords): Readonly<Record<LogSide, string>> {
  return { MGR: t('logs.sideMgr'), WEB: t('logs.sideWeb'), FLOCK: t('logs.sideFlock') };
}
