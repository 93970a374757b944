import { Dropdown } from 'antd';
import { useEffect, useState } from 'react';
import { MessageBell, TenantSelect, UserMenu } from '#features/office-header.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useTexts } from '#web/office/texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './header.module.css';

interface HeaderProps {
  isNarrow: boolean;
  isFolded: boolean;
  unread: number;
  onFold: () => void;
  onSearch: () => void;
}

/** Fold, breadcrumb, search, messages, language, full screen, tenant and the user's menu. */
export function Header({ isNarrow, isFolded, unread, onFold, onSearch }: HeaderProps) {
  const t = useTexts();
  if (isNarrow)
    return (
      <header className={`row gap-4 rigid on-card ${styles.header}`}>
        <IconButton name="menu" size={18} label={t('shell.openMenu')} onClick={onFold} />
        <TenantSelect isNarrow />
        <span className="grow" />
        <IconButton name="search" size={18} label={t('shell.search')} onClick={onSearch} />
        <MessageBell unread={unread} />
        <UserMenu isNarrow />
      </header>
    );
  return (
    <header className={`row gap-4 rigid on-card ${styles.header}`}>
      <IconButton name="fold" label={isFolded ? t('shell.unfold') : t('shell.fold')} onClick={onFold} />
      <Breadcrumb />
      <span className="grow" />
      <button type="button" className={`row gap-8 ${styles.search}`} onClick={onSearch}>
        <Icon name="search" size={14} />
        <span className="grows cut">{t('shell.search')}</span>
        <kbd className="key">Ctrl K</kbd>
      </button>
      <IconButton name="jobs" label={t('jobs.title')} aria-haspopup="dialog" onClick={useJobsDrawer.getState().show} />
      <MessageBell unread={unread} />
      <LanguageMenu />
      <FullScreenButton />
      <i className="divider" />
      <TenantSelect />
      <UserMenu />
    </header>
  );
}

/** Chinese or English, at once and without a reload, so that nothing typed is lost. */
export function LanguageMenu() {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const setLocale = useSession((session) => session.setLocale);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [locale],
        items: [
          { key: 'CN', label: '简体中文' },
          { key: 'EN', label: 'English' },
        ],
        onClick: ({ key }) => setLocale(key === 'CN' ? 'CN' : 'EN'),
      }}
    >
      <span>
        <IconButton name="globe" label={t('shell.language')} aria-haspopup="menu" />
      </span>
    </Dropdown>
  );
}

function FullScreenButton() {
  const t = useTexts();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      name="fullscreen"
      label={isFull ? t('shell.leaveFullscreen') : t('shell.fullscreen')}
      onClick={toggle}
    />
  );
}
