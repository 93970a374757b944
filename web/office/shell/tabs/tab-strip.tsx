import { Dropdown, type MenuProps, Tabs as Strip } from 'antd';
import type { KeyboardEvent } from 'react';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './tab-strip.module.css';
import type { Tabs } from './use-tabs.ts';
import { dashboardPath, type VisitedTab } from './visited.ts';

/** The strip of visited pages; on a phone a select. */
export function TabStrip({ tabs: visited, isNarrow }: { tabs: Tabs; isNarrow: boolean }) {
  const t = useTexts();
  const read = useTextIn();
  const { tabs, active, dirty, go, close, act } = visited;

  if (isNarrow)
    return (
      <nav className={`row on-card ${styles.phone}`} aria-label={t('tabs.label')}>
        <select
          className="bare whole"
          value={active}
          aria-label={t('tabs.label')}
          onChange={(event) => go(event.target.value)}
        >
          {tabs.map((tab) => (
            <option key={tab.path} value={tab.path}>
              {read(tab.title)}
            </option>
          ))}
        </select>
        <span className={`inline-row gap-8 size-12-5 muted ${styles.opened}`} aria-hidden="true">
          {t('tabs.opened', { count: tabs.length })} <Icon name="down" size={14} />
        </span>
      </nav>
    );

  const menuOf = (path: string): MenuProps => ({
    items: [
      { key: 'reload', label: t('tabs.reload') },
      { key: 'close', label: t('tabs.close'), disabled: path === dashboardPath },
      { type: 'divider' },
      { key: 'left', label: t('tabs.closeLeft') },
      { key: 'right', label: t('tabs.closeRight') },
      { key: 'others', label: t('tabs.closeOthers') },
      { key: 'all', label: t('tabs.closeAll') },
    ],
    onClick: ({ key }) => act(key, path),
  });
  const label = (tab: VisitedTab) => (
    <Dropdown trigger={['contextMenu']} menu={menuOf(tab.path)}>
      <span
        className={`inline-row ${styles.label}`}
        onAuxClick={(event) => {
          if (event.button === 1) void close([tab.path]);
        }}
      >
        {tab.path === dashboardPath && <Icon name="home" size={14} />}
        {dirty[tab.path] && <i className={styles.dirty} title={t('tabs.unsaved')} />}
        {read(tab.title)}
        {tab.path !== dashboardPath && (
          // The keyboard closes with Delete on the tab or Alt W: a button inside a tab would not be reached.
          <span
            className={`middle ${styles.close}`}
            aria-hidden="true"
            title={t('tabs.close')}
            onClick={(event) => {
              event.stopPropagation();
              void close([tab.path]);
            }}
          >
            <Icon name="close" size={11} />
          </span>
        )}
      </span>
    </Dropdown>
  );
  const closeFocused = (event: KeyboardEvent) => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-node-key]')?.dataset.nodeKey;
    if (event.key !== 'Delete' || path === undefined || path === dashboardPath) return;
    event.preventDefault();
    // Of a tab that a click has focused, the strip itself would take the key for another one.
    event.stopPropagation();
    void close([path]);
  };
  return (
    <nav className={`line rigid on-card ${styles.strip}`} aria-label={t('tabs.label')}>
      <Strip
        type="editable-card"
        hideAdd
        activeKey={active}
        onTabClick={(path) => go(path)}
        onKeyDownCapture={closeFocused}
        items={tabs.map((tab) => ({ key: tab.path, label: label(tab), closable: false }))}
      />
      <Dropdown trigger={['click']} menu={menuOf(active)} placement="bottomRight">
        <span className={`row ${styles.actions}`}>
          <IconButton name="down" size={14} label={t('tabs.actions')} aria-haspopup="menu" />
        </span>
      </Dropdown>
    </nav>
  );
}
