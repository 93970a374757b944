import { useTexts } from '#features/learning/office/words.ts';
import { questItemTypes } from '#features/learning/shared/quest.ts';
import { Icon, type IconName } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './quest.module.css';

/** What is dragged from the palette, by the kind of its data: while it hovers nothing else of it can be read. */
export const draggedType = 'x-quest/type';

const icons: Readonly<Record<string, IconName>> = {
  SINGLE: 'check',
  MULTI: 'review',
  SCALE: 'star',
  NUMBER: 'number',
  DATE: 'calendar',
  TEXT: 'edit',
};

interface PaletteProps {
  /** Whether the chosen item has others before it and no condition yet. */
  readonly canDepend: boolean;
  readonly onAdd: (type: string) => void;
  readonly onDepend: () => void;
}

/** The kinds of items: a press adds one at the end, dragging puts it between others. */
export function Palette({ canDepend, onAdd, onDepend }: PaletteProps) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <nav className={`card column slim ${styles.palette}`} aria-label={t('learning.palette')}>
      <h2 className="size-14">{t('learning.kind')}</h2>
      <div className={styles.kinds}>
        {questItemTypes.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={`row gap-8 size-13 ${styles.kind}`}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(draggedType, value)}
            onClick={() => onAdd(value)}
          >
            <Icon name={icons[value] ?? 'plus'} size={15} />
            {read(label)}
          </button>
        ))}
      </div>
      <h2 className="size-14">{t('learning.logic')}</h2>
      <div className={styles.kinds}>
        <button type="button" className={`row gap-8 size-13 ${styles.kind}`} disabled={!canDepend} onClick={onDepend}>
          <Icon name="merge" size={15} />
          {t('learning.dependent')}
        </button>
      </div>
      <p className={`size-12 muted ruled ${styles.note}`}>{t('learning.paletteNote')}</p>
    </nav>
  );
}
