import { headText } from '#core/resources/cell-text.ts';
import type { Column } from '#core/resources/resource.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Reads what columns are called, with their units; a share is drawn with its own. */
export function useColumnName(): (column: Column) => string {
  const locale = useSession((session) => session.locale);
  return ({ unit, ...column }) => headText(unit && column.draws?.as !== 'share' ? { ...column, unit } : column, locale);
}
