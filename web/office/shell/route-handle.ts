import type { PermissionCode } from '#core/permissions.ts';
import type { Text } from '#core/texts/text.ts';

/** What a route says about itself: tab, breadcrumb and guard read it. */
export interface RouteHandle {
  title: string;
  titleEN: string;
  name: string;
  /** Needed to enter; any of several is enough; without one, signing in is. */
  code?: PermissionCode | readonly PermissionCode[];
  /** Path of the page shown instead to somebody without the code, who may have that of another menu beside it. */
  elsewhere?: string;
  /** The page fills the window edge to edge and wants the sider folded. */
  isDesk?: boolean;
}

export function titleOf(handle: RouteHandle): Text {
  return { CN: handle.title, EN: handle.titleEN };
}
