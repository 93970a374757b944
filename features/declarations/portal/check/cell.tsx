import { useState } from 'react';
import { maskMiddle } from '#core/forms/masks.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from '../batch.module.css';
import { useBatchWords } from '../words.ts';
import type { Edit, SheetColumn, SheetRow } from './use-sheet.ts';

interface CellProps {
  row: SheetRow;
  column: SheetColumn;
  at: number;
  label: string;
  onEdit: (edits: Edit[]) => Promise<boolean>;
}

/** One cell: its text, what is wrong with it and the fix on offer; a press lets one type over it. */
export function Cell({ row, column, at, label, onEdit }: CellProps) {
  const t = useBatchWords();
  const [isEditing, setEditing] = useState(false);
  const text = row.cells[at] ?? '';
  const problems = row.problems.filter((each) => each.column === column.key);
  const fix = problems.find((each) => each.fix !== null)?.fix ?? null;
  const isWrong = problems.some(({ isWarning }) => !isWarning);
  const send = (told: string) => void onEdit([{ line: row.line, column: column.key, text: told }]);
  if (isEditing)
    return (
      <Editing
        {...{ row, column, label, text }}
        onDone={(told) => {
          setEditing(false);
          if (told !== undefined && told !== text) send(told);
        }}
      />
    );
  const shown = column.isSecret && !isWrong ? maskMiddle(text) : text;
  return (
    <>
      <button type="button" className={`bare ${styles.text}`} onClick={() => setEditing(true)}>
        <span className="vh">{t('check.edit', { label })}: </span>
        {shown || <span className="muted">{isWrong ? t('check.empty') : '–'}</span>}
      </button>
      {problems.map(({ msg }) => (
        <span key={msg} className={`block strong ${styles.said}`}>
          {msg}
        </span>
      ))}
      {fix !== null && (
        <span className={`row wraps gap-4 ${styles.fix}`}>
          <span className="breaks">{fix}</span>
          <Button small kind="primary" onClick={() => send(fix)}>
            {t('check.take')} <span className="vh">{fix}</span>
          </Button>
        </span>
      )}
    </>
  );
}

function Editing({
  row,
  column,
  label,
  text,
  onDone,
}: Pick<CellProps, 'row' | 'column' | 'label'> & { text: string; onDone: (told?: string) => void }) {
  const t = useBatchWords();
  const common = useCommon();
  const [told, setTold] = useState(text);
  const named = { 'aria-label': t('check.editing', { line: row.line, label }), className: styles.input };
  const keys = (event: { key: string; stopPropagation: () => void }) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter') onDone(told);
  };
  // Whoever pressed the cell goes on in it.
  const focus = (element: HTMLElement | null) => element?.focus();
  return (
    <span className="row gap-4">
      {column.options.length > 0 ? (
        <select ref={focus} {...named} value={told} onChange={(event) => onDone(event.target.value)} onKeyDown={keys}>
          {!column.options.includes(told) && <option value={told}>{told || '–'}</option>}
          {column.options.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          ref={focus}
          {...named}
          value={told}
          maxLength={1000}
          onChange={(event) => setTold(event.target.value)}
          onKeyDown={keys}
          onBlur={() => onDone(told)}
        />
      )}
      <button
        type="button"
        className="bare"
        aria-label={common('cancel')}
        onMouseDown={() => onDone()}
        onClick={() => onDone()}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
