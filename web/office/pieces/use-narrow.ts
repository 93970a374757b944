import { useSession } from '#web/kit/call/session.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { widths } from '#web/kit/widths.ts';

/** Whether the window is narrow, or the device a phone however it is held: sider as a drawer, tables as cards. */
export function useNarrow(): boolean {
  const isNarrow = useMedia(`(max-width: ${widths.tablet}px)`);
  const isPhone = useSession((session) => session.os.isPhone);
  return isNarrow || isPhone;
}
