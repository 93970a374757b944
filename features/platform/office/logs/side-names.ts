import type { LogSide } from '#core/sides.ts';
import type { useTexts } from '#web/office/texts.ts';

/** What the sides of the call log are called. */
export function sideNames(t: ReturnType<typeof useTexts>): Readonly<Record<LogSide, string>> {
  return { MGR: t('logs.sideMgr'), WEB: t('logs.sideWeb'), FLOCK: t('logs.sideFlock') };
}
