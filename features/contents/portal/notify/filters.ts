import type { PortalTexts } from '#core/texts/portal/CN.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { noticeKind } from '#features/contents/shared/notify-choices.ts';

/** Kinds of notices; the portal has its own, shorter words for them. */
export type NoticeKind = keyof PortalTexts['notify']['kind'];
export const noticeKinds = noticeKind.map(({ value }) => value as NoticeKind);

export const noticeFilters: FilterSpec = { facets: { kind: noticeKinds }, dates: true, orders: ['newest', 'oldest'] };

export function isKind(kind: unknown): kind is NoticeKind {
  return (noticeKinds as readonly unknown[]).includes(kind);
}
