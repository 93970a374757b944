import { Button } from 'antd';
import type { RowAction } from '#core/resources/resource.ts';
import { fill, useTextIn, useTexts } from '../texts.ts';
import styles from './resource-list.module.css';

interface BatchBarProps {
  count: number;
  actions: readonly RowAction[];
  onClear: () => void;
  onAct: (action: RowAction) => void;
}

/** What can be done with the picked rows; dangerous actions stand last. */
export function BatchBar({ count, actions, onClear, onAct }: BatchBarProps) {
  const t = useTexts();
  const read = useTextIn();
  const ordered = [...actions].sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
  return (
    <div className={styles.batch} role="status">
      <b>{fill(t.list.picked, { count })}</b>
      <button type="button" className="link" onClick={onClear}>
        {t.list.clear}
      </button>
      <i className="divider" />
      {ordered.map((action) => (
        <Button key={action.key} type="text" size="small" danger={action.danger ?? false} onClick={() => onAct(action)}>
          {read(action.label)}
        </Button>
      ))}
    </div>
  );
}
