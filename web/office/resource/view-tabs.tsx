import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { fill, useTexts } from '../texts.ts';
import type { ListSettings, SavedView } from './list-settings.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  settings: ListSettings;
  /** The list's query as it stands in the address, without page and open record. */
  query: string;
  total: number | undefined;
  onOpen: (query: string) => void;
  onChange: (views: readonly SavedView[]) => void;
}

/** Saved views above the filters; the shown one carries the total. */
export function ViewTabs({ settings, query, total, onOpen, onChange }: ViewTabsProps) {
  const t = useTexts();
  const views = settings.views;
  const current = views.find((view) => view.query === query);
  const isAll = query === '';
  return (
    <div className={`view-tabs ${styles.bar}`}>
      <div className={styles.list} role="tablist" aria-label={t.list.filters}>
        <button type="button" role="tab" aria-selected={isAll} onClick={() => onOpen('')}>
          {t.list.allRows} {isAll && total !== undefined && <em>{total.toLocaleString('en-US')}</em>}
        </button>
        {views.map((view) => (
          <button
            key={view.name}
            type="button"
            role="tab"
            aria-selected={view === current}
            onClick={() => onOpen(view.query)}
          >
            {view.name} {view === current && total !== undefined && <em>{total.toLocaleString('en-US')}</em>}
          </button>
        ))}
      </div>
      {current ? (
        <button
          type="button"
          className={styles.tool}
          onClick={() => onChange(views.filter((view) => view !== current))}
        >
          <Icon name="close" size={12} /> {t.list.deleteView}
        </button>
      ) : (
        !isAll && (
          <SaveView
            taken={views.map((view) => view.name)}
            onSave={(name) => onChange([...views.filter((view) => view.name !== name), { name, query }])}
          />
        )
      )}
    </div>
  );
}

function SaveView({ taken, onSave }: { taken: readonly string[]; onSave: (name: string) => void }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const isMissing = name.trim() === '';
  const save = () => {
    if (isMissing) return;
    onSave(name.trim());
    setOpen(false);
    setName('');
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Input
            autoFocus
            maxLength={30}
            aria-label={t.list.viewName}
            placeholder={t.list.viewName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="primary" htmlType="submit" disabled={isMissing}>
            {t.app.save}
          </Button>
          {taken.includes(name.trim()) && (
            <small className="muted">{fill(t.list.replacesView, { name: name.trim() })}</small>
          )}
        </form>
      }
    >
      <button type="button" className={styles.tool} aria-expanded={isOpen}>
        <Icon name="plus" size={14} /> {t.list.saveView}
      </button>
    </Popover>
  );
}
