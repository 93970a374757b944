import { Button, Checkbox, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '#features/learning/office/words.ts';
import { optionsOf, questionProblems } from '#features/learning/shared/question.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Line } from './line.tsx';
import styles from './question.module.css';

interface OptionRow {
  readonly id: number;
  readonly text: string;
  readonly isRight: boolean;
}

const most = 8;

/** The options of a question one below the other, with what is right ticked; dragged by the grip, or moved by Alt and an arrow. */
export function OptionRows({ form, isLocked }: { form: RecordFormState; isLocked: boolean }) {
  const t = useTexts();
  const read = useTextIn();
  const { rows, change } = useRows(form);
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<number>(undefined);
  const isSingle = form.values.type === 'SINGLE';
  const [problem] = questionProblems(form.values).filter(({ path }) => path === 'options');
  const right = rows.filter(({ text, isRight }) => isRight && text.trim() !== '').length;
  const isWhole = rows.filter(({ text }) => text.trim() !== '').length >= 2;
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-option]')[at]?.focus());
  const put = (at: number, part: Partial<OptionRow>) =>
    change(
      rows.map((row, other) =>
        other === at ? { ...row, ...part } : part.isRight && isSingle ? { ...row, isRight: false } : row,
      ),
    );
  const add = (at = rows.length) => {
    if (rows.length >= most) return;
    change(rows.toSpliced(at, 0, { id: freshId(), text: '', isRight: false }));
    focus(at);
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    focus(to);
  };
  const remove = (at: number) => {
    change(rows.toSpliced(at, 1));
    focus(Math.max(0, at - 1));
  };
  const pressed = (event: KeyboardEvent, at: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (rows[at + 1]?.text === '') focus(at + 1);
      else add(at + 1);
    }
  };
  return (
    <Line label={t('learning.options')} isRequired isGroup error={form.messages.options}>
      {() => (
        <>
          <ul ref={list} className="column gap-6">
            {rows.map(({ id, text, isRight }, at) => {
              const letter = String.fromCharCode(65 + at);
              return (
                <li
                  key={id}
                  className={styles.option}
                  data-right={isRight || undefined}
                  onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (dragged.current !== undefined) move(dragged.current, at);
                    dragged.current = undefined;
                  }}
                >
                  <button
                    type="button"
                    className={`bare middle ${styles.grip}`}
                    draggable={!isLocked}
                    disabled={isLocked}
                    title={t('learning.moveNote')}
                    aria-label={t('learning.moveOption', { name: letter })}
                    onKeyDown={(event) => pressed(event, at)}
                    onDragStart={() => {
                      dragged.current = at;
                    }}
                  >
                    <Icon name="drag" size={14} />
                  </button>
                  <b className="muted">{letter}</b>
                  <Input
                    data-option=""
                    aria-label={t('learning.option', { name: letter })}
                    disabled={isLocked}
                    maxLength={200}
                    value={text}
                    // A star at the beginning would say that the option is right.
                    onChange={(event) => put(at, { text: event.target.value.replace(/^[*＊]+/, '') })}
                    onKeyDown={(event) => pressed(event, at)}
                    onBlur={() => form.messages.options && form.leave('options')}
                  />
                  <Checkbox
                    className={styles.right}
                    disabled={isLocked}
                    checked={isRight}
                    aria-label={t('learning.optionRight', { name: letter })}
                    onChange={(event) => put(at, { isRight: event.target.checked })}
                  >
                    {t('learning.isRight')}
                  </Checkbox>
                  {!isLocked && (
                    <IconButton
                      name="trash"
                      label={t('learning.removeOption', { name: letter })}
                      onClick={() => remove(at)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <div className="row wraps gap-8-12 size-12-5">
            {!isLocked && (
              <Button
                size="small"
                icon={<Icon name="plus" size={13} />}
                disabled={rows.length >= most}
                onClick={() => add()}
              >
                {t('learning.addOption')}
              </Button>
            )}
            <span role="status" className={problem ? 'warn-ink' : styles.good}>
              {problem
                ? read({ CN: String(problem.params?.becauseCN ?? ''), EN: String(problem.params?.becauseEN ?? '') })
                : isWhole &&
                  right > 0 &&
                  `✓ ${t(isSingle ? 'learning.singleGood' : 'learning.multiGood', { count: right })}`}
            </span>
            <span className="muted">{t('learning.optionCount', { count: rows.length, most })}</span>
          </div>
        </>
      )}
    </Line>
  );
}

let lastId = 0;
function freshId(): number {
  lastId += 1;
  return lastId;
}

/**
 * The rows as they are being written, some of them still empty. The form holds them as lines, which know no empty ones;
 * when these say something else, such as after giving up, they are read anew.
 */
function useRows(form: RecordFormState) {
  const value = String(form.values.options ?? '');
  const [rows, setRows] = useState<readonly OptionRow[]>(() => rowsIn(value));
  const isSame = textOf(rows) === textOf(optionsOf(form.values));
  const shown = isSame ? rows : rowsIn(value);
  if (!isSame) setRows(shown);
  return {
    rows: shown,
    change(next: readonly OptionRow[]) {
      setRows(next);
      form.set('options', textOf(next));
    },
  };
}

function rowsIn(value: string): OptionRow[] {
  const rows = optionsOf({ options: value }).map(({ text, isRight }) => ({ id: freshId(), text, isRight }));
  const empty = Array.from({ length: Math.max(0, 2 - rows.length) }, () => ({
    id: freshId(),
    text: '',
    isRight: false,
  }));
  return [...rows, ...(rows.length === 0 ? [...empty, { id: freshId(), text: '', isRight: false }] : empty)];
}

/** An empty option is no line, even when it is ticked. */
function textOf(rows: readonly Omit<OptionRow, 'id'>[]): string {
  return rows
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, isRight }) => `${isRight ? '* ' : ''}${text.trim()}`)
    .join('\n');
}
