import { Popover, Segmented } from 'antd';
import { type DragEvent, useState } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './columns-popover.module.css';
import { type Density, densities, type ListSettings } from './list-settings.ts';

interface ColumnsPopoverProps {
  resource: Resource;
  settings: ListSettings;
  onChange: (part: Partial<ListSettings>) => void;
  onReset: () => void;
}

/** Which columns show, in what order, pinned or not; the density at its foot. */
export function ColumnsPopover({ resource, settings, onChange, onReset }: ColumnsPopoverProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      arrow={false}
      styles={{ container: { padding: 0 } }}
      content={<ColumnList resource={resource} settings={settings} onChange={onChange} onReset={onReset} />}
    >
      <span>
        <IconButton name="columns" label={t('list.columns')} aria-expanded={isOpen} aria-haspopup="dialog" />
      </span>
    </Popover>
  );
}

function ColumnList({ resource, settings, onChange, onReset }: ColumnsPopoverProps) {
  const t = useTexts();
  const read = useTextIn();
  const [dragged, setDragged] = useState<string | null>(null);
  const { order, hidden, pinned } = settings;
  const fixedKey = resource.columns[0]?.key;
  const titleOf = new Map(resource.columns.map((column) => [column.key, read(column.title)]));
  const movable = order.filter((key) => key !== fixedKey);

  const toggle = (list: readonly string[], key: string) =>
    list.includes(key) ? list.filter((each) => each !== key) : [...list, key];
  const move = (key: string, to: number) => {
    const rest = movable.filter((each) => each !== key);
    const at = Math.min(Math.max(to, 0), rest.length);
    onChange({ order: [...(fixedKey ? [fixedKey] : []), ...rest.slice(0, at), key, ...rest.slice(at)] });
  };
  const drop = (event: DragEvent, over: string) => {
    event.preventDefault();
    if (dragged !== null && dragged !== over) move(dragged, movable.indexOf(over));
    setDragged(null);
  };
  const total = resource.columns.length;
  return (
    <section className={`size-13 ${styles.panel}`} aria-label={t('list.columns')}>
      <header className="row gap-8">
        <b>{t('list.columns')}</b>
        <small>
          {total - hidden.length} / {total}
        </small>
        <span className="grow" />
        <button type="button" className="link" onClick={onReset}>
          {t('list.columnsReset')}
        </button>
      </header>
      <ul>
        {fixedKey && (
          <li className={styles.fixed}>
            <Icon name="lock" size={13} />
            <input type="checkbox" className="check" checked disabled aria-label={titleOf.get(fixedKey)} />
            <span>{titleOf.get(fixedKey)}</span>
            <em>{t('list.pinned')}</em>
          </li>
        )}
        {movable.map((key, at) => {
          const name = titleOf.get(key) ?? key;
          const isPinned = pinned.includes(key);
          return (
            <li
              key={key}
              draggable
              data-dragged={dragged === key ? '' : undefined}
              onDragStart={() => setDragged(key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, key)}
            >
              <Icon name="drag" size={13} className={styles.grip ?? ''} />
              <label>
                <input
                  type="checkbox"
                  className="check"
                  checked={!hidden.includes(key)}
                  onChange={() => onChange({ hidden: toggle(hidden, key) })}
                />
                <span>{name}</span>
              </label>
              <button
                type="button"
                className={styles.step}
                disabled={at === 0}
                aria-label={t('list.moveUp', { name })}
                onClick={() => move(key, at - 1)}
              >
                <Icon name="up" size={12} />
              </button>
              <button
                type="button"
                className={styles.step}
                disabled={at === movable.length - 1}
                aria-label={t('list.moveDown', { name })}
                onClick={() => move(key, at + 1)}
              >
                <Icon name="down" size={12} />
              </button>
              <button
                type="button"
                className={styles.pin}
                aria-pressed={isPinned}
                aria-label={t(isPinned ? 'list.unpin' : 'list.pin', { name })}
                onClick={() => onChange({ pinned: toggle(pinned, key) })}
              >
                <Icon name="pin" size={13} />
              </button>
            </li>
          );
        })}
        <li className={styles.fixed}>
          <Icon name="lock" size={13} />
          <input type="checkbox" className="check" checked disabled aria-label={t('list.actions')} />
          <span>{t('list.actions')}</span>
          <em>{t('list.pinnedRight')}</em>
        </li>
      </ul>
      <footer className="row apart">
        <span>{t('list.density')}</span>
        <Segmented<Density>
          aria-label={t('list.density')}
          size="small"
          value={settings.density}
          options={densities.map((density) => ({ value: density, label: t(`list.${density}`) }))}
          onChange={(density) => onChange({ density })}
        />
      </footer>
    </section>
  );
}
