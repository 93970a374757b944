import { Input, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { findCall } from '#core/contracts/find.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import styles from '#web/office/shell/layers.module.css';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { type Choice, useActionChoices, usePageChoices } from './search-choices.ts';

/** How long typing pauses before it is asked what there is, in milliseconds. */
const pause = 200;

/** Finds pages, cases, people, companies, contents and what can be done, by the beginning of a name or number. */
export function MenuSearch({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const wanted = words.trim();
  const groups = [
    { key: 'pages' as const, choices: usePageChoices(wanted) },
    ...useRecordGroups(wanted),
    { key: 'actions' as const, choices: useActionChoices(wanted) },
  ].filter(({ choices }) => choices.length > 0);
  const choices = groups.flatMap((group) => group.choices);
  const picked = choices[Math.min(at, choices.length - 1)];

  const run = (choice: Choice) => {
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, choices.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && picked) run(picked);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    if (picked) document.getElementById(idOf(picked))?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      getContainer={false}
      width={560}
      style={{ top: 96 }}
      aria-label={t('shell.search')}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Icon name="search" />}
        placeholder={t('shell.searchHint')}
        aria-label={t('shell.search')}
        role="combobox"
        aria-expanded
        aria-controls="menu-search-list"
        aria-activedescendant={picked ? idOf(picked) : undefined}
        maxLength={100}
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
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is.
          <div key={group.key} role="group" aria-label={t(heads[group.key])} className="stack">
            <small className={`size-12 muted ${styles.foundHead}`} aria-hidden="true">
              {t(heads[group.key])}
            </small>
            {group.choices.map((choice) => (
              <button
                className="row gap-10 bare"
                key={choice.key}
                id={idOf(choice)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={choice === picked}
                onClick={() => run(choice)}
              >
                <span className="cut">{choice.title}</span>
                {choice.note && <small className="grows muted cut">{choice.note}</small>}
                {choice.isRecent && <em className="size-12 muted">{t('shell.recent')}</em>}
              </button>
            ))}
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p className={`muted centred ${styles.nothing}`} role="status">
          {t('shell.noMatch')}
        </p>
      )}
    </Modal>
  );
}

function idOf({ key }: Choice): string {
  return `found-${key}`;
}

const heads = {
  pages: 'shell.foundPages',
  cases: 'shell.foundCases',
  people: 'shell.foundPeople',
  companies: 'shell.foundCompanies',
  contents: 'shell.foundContents',
  new: 'shell.foundNew',
  actions: 'shell.foundActions',
} as const;

const recordGroups = {
  case: 'cases',
  person: 'people',
  company: 'companies',
  content: 'contents',
  new: 'new',
} as const;

/** What the server finds once typing pauses; before that, what it found last. */
function useRecordGroups(wanted: string) {
  const read = useTextIn();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const found = useOfficeCall(
    findCall,
    { words: asked },
    { enabled: asked !== '', staleTime: 30_000, placeholderData: (before) => before },
  );
  if (asked === '' || wanted === '') return [];
  return (found.data?.groups ?? []).map(({ kind, rows }) => ({
    key: recordGroups[kind],
    choices: rows.map(
      (row): Choice => ({
        key: `${kind}-${row.id}`,
        title: read(row.title),
        ...(row.note && { note: read(row.note) }),
        run: () => void navigate(row.path),
      }),
    ),
  }));
}
