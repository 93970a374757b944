import { useMedia } from '#web/kit/use-media.ts';
import { widths } from '#web/kit/widths.ts';

/** Whether the window is narrow: sider as a drawer, tables as cards. */
export function useNarrow(): boolean {
  return useMedia(`(max-width: ${widths.tablet}px)`);
}
