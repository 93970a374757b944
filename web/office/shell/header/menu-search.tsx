import { Input, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/office/icons/icon.tsx';
import styles from '#web/office/shell/layers.module.css';
import { flatMenus, useMenus } from '#web/office/shell/menus.ts';
import { useVisited } from '#web/office/shell/tabs/visited.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { pinyinInitials } from './pinyin.ts';

/** Finds a page by its name in either language or by the initials of its pinyin; recent pages stand on top. */
export function MenuSearch({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const history = useVisited((state) => state.history);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const pages = flatMenus(useMenus());
  const wanted = words.trim().toLowerCase();
  const rank = (path: string) => history.lastIndexOf(path);
  const found = pages.filter((page) => matches(page, wanted)).sort((one, other) => rank(other.path) - rank(one.path));
  const picked = found[Math.min(at, found.length - 1)];

  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && picked) open(picked.path);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      getContainer={false}
      width={520}
      style={{ top: 96 }}
      aria-label={t('shell.search')}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Icon name="search" />}
        placeholder={`${t('shell.search')} · ${t('shell.searchHint')}`}
        aria-label={t('shell.search')}
        role="combobox"
        aria-expanded
        aria-controls="menu-search-list"
        aria-activedescendant={picked ? `menu-${picked.path}` : undefined}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        className={`stack scrolls ${styles.found}`}
        role="listbox"
        id="menu-search-list"
        aria-label={t('shell.mainMenu')}
      >
        {found.map((page) => (
          <button
            className="row gap-10 bare"
            key={page.path}
            id={`menu-${page.path}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={page === picked}
            onClick={() => open(page.path)}
          >
            <span>{read(page.title)}</span>
            {page.parent && <small className="grows muted">{read(page.parent)}</small>}
            {rank(page.path) >= 0 && <em className="size-12 muted">{t('shell.recent')}</em>}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p className={`muted centred ${styles.nothing}`} role="status">
          {t('shell.noMatch')}
        </p>
      )}
    </Modal>
  );
}

function matches(
  page: { path: string; title: { CN: string; EN: string }; parent: { CN: string; EN: string } | null },
  wanted: string,
): boolean {
  if (wanted === '') return true;
  return [page.title, ...(page.parent ? [page.parent] : [])].some(
    (title) =>
      title.CN.includes(wanted) || title.EN.toLowerCase().includes(wanted) || pinyinInitials(title.CN).includes(wanted),
  );
}
