import { Button } from 'antd';
import { useTexts } from '#web/office/texts.ts';
import { holdMs, undoHeld, useHeldWork } from './held-work.ts';
import styles from './held-work-bar.module.css';

/** What is about to happen, with the seconds in which it can be undone. */
export function HeldWorkBar() {
  const t = useTexts();
  const held = useHeldWork((state) => state.held);
  return (
    <div className={`stack gap-8 ${styles.bars}`} role="status">
      {held.map(({ key, text }) => (
        <div key={key} className={`${styles.bar} row gap-16 anchor clip`}>
          <span>{text}</span>
          <Button size="small" onClick={() => undoHeld(key)}>
            {t('list.undo')}
          </Button>
          <i className={`whole ${styles.time}`} style={{ animationDuration: `${holdMs}ms` }} />
        </div>
      ))}
    </div>
  );
}
