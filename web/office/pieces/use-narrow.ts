import { useMedia } from '#web/kit/use-media.ts';

/** Whether the window is narrower than 992 px: sider as a drawer, tables as cards. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 991px)');
}
