import { Button } from 'antd';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { RowAction } from '#core/resources/resource.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './resource-list.module.css';
import type { Picks } from './use-picks.ts';

interface BatchBarProps {
  picks: Picks;
  /** All results of the filter. */
  total: number;
  actions: readonly RowAction[];
  onAct: (action: RowAction) => void;
}

/** What can be done with the picked rows; dangerous actions stand last. */
export function BatchBar({ picks, total, actions, onAct }: BatchBarProps) {
  const t = useTexts();
  const read = useTextIn();
  const ordered = [...actions].sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
  const all = countText(total);
  const count = picks.ids.size;
  return (
    <div className={`row gap-12 rigid size-13 ${styles.batch}`} role="status">
      <b>{picks.isAll ? t('list.pickedAll', { count: all }) : t('list.picked', { count })}</b>
      <button type="button" className="link" onClick={picks.clear}>
        {t('list.clear')}
      </button>
      {!picks.isAll && total > count && (
        <button type="button" className="link" onClick={picks.pickAll}>
          {t('list.pickAll', { count: all })}
        </button>
      )}
      <i className="divider" />
      {ordered.map((action) => (
        <Button key={action.key} type="text" size="small" danger={action.danger ?? false} onClick={() => onAct(action)}>
          {read(action.label)}
        </Button>
      ))}
    </div>
  );
}
