import { useTexts } from '#web/office/texts.ts';
import type { Picks } from './use-picks.ts';

interface RowCheckProps {
  id: string;
  name: string;
  picks: Picks;
  /** All rows on the page, for picking a stretch of them. */
  ids: readonly string[];
}

/** Picks one row of a list for a batch. */
export function RowCheck({ id, name, picks, ids }: RowCheckProps) {
  const t = useTexts();
  return (
    <input
      type="checkbox"
      className="check"
      checked={picks.has(id)}
      aria-label={t('list.pickRow', { name })}
      onChange={(event) => picks.set([id], event.target.checked, ids)}
    />
  );
}
