import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Figures, FiguresColumn, FiguresRow } from '#core/forms/blocks.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldId, useFormScope } from '../form-scope.ts';
import { asTyped } from '../kinds/text-control.tsx';
import { useFormWords } from '../words.ts';
import { FigureFaults } from './figure-faults.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  figures: Figures;
  /** The shown ones. */
  fields: readonly Field[];
}

/** Amounts by year: arrows, Tab and Enter move between cells, cells of a spreadsheet are pasted at once, Esc takes back. */
export function FiguresTable({ figures, fields }: FiguresProps) {
  const scope = useFormScope();
  const { section, locale, data } = scope;
  const { columns, rows, foot } = figures;
  const table = useRef<HTMLTableElement>(null);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const stored = data[section.key] ?? {};
  const keyAt = (row: number, column: number) => rows[row]?.fields[column];
  const goTo = (row: number, column: number) => {
    const key = keyAt(row, column);
    const cell = key && table.current?.querySelector<HTMLInputElement>(`[id="${fieldId(section.key, key)}"]`);
    if (!cell) return false;
    cell.focus();
    cell.select();
    return true;
  };
  const paste = (at: { row: number; column: number }, text: string) => {
    for (const [down, line] of text
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
      .entries())
      for (const [right, cell] of line.split('\t').entries()) {
        const key = keyAt(at.row + down, at.column + right);
        if (!key || !scope.canEdit(key)) continue;
        scope.change(key, cell.trim());
        scope.settle(key);
      }
  };
  return (
    <>
      <table ref={table} className={`whole ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.year} scope="col" data-estimate={column.isEstimate}>
                {column.year} <small>{textIn(column.note, locale)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.title.EN}>
              <th scope="row">
                {textIn(row.title, locale)}
                {row.note && <small>{textIn(row.note, locale)}</small>}
              </th>
              {columns.map((column, across) => {
                const field = byKey.get(row.fields[across] ?? '');
                return (
                  <td
                    key={column.year}
                    data-estimate={column.isEstimate}
                    data-year={`${column.year} ${textIn(column.note, locale)}`}
                    data-wrong={field && scope.messagesAt(field.key).length > 0 ? true : undefined}
                  >
                    {field && (
                      <Cell
                        field={field}
                        onMove={(down, right) => goTo(at + down, across + right)}
                        onPaste={(text) => paste({ row: at, column: across }, text)}
                      />
                    )}
                    <Told row={row} at={across} columns={columns} first={rows[0]} values={stored} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <FigureFaults figures={figures} fields={fields} values={stored} />
      {foot && <p className="small muted above-8">{textIn(foot, locale)}</p>}
    </>
  );
}

interface CellProps {
  field: Field;
  /** False where no cell is. */
  onMove: (down: number, right: number) => boolean;
  onPaste: (text: string) => void;
}

function Cell({ field, onMove, onPaste }: CellProps) {
  const { section, locale, typed, data, messagesAt, isRequired, canEdit, change, settle, focus } = useFormScope();
  const [before, setBefore] = useState<unknown>();
  const { key } = field;
  const id = fieldId(section.key, key);
  const isWrong = messagesAt(key).length > 0;
  const stored = data[section.key]?.[key];
  const isHeld = before !== undefined;
  const leave = ({ key: pressed, currentTarget: cell, shiftKey }: KeyboardEvent<HTMLInputElement>) => {
    if (pressed === 'Escape') {
      change(key, before ?? null);
      return true;
    }
    if (pressed === 'Enter') return onMove(shiftKey ? -1 : 1, 0);
    if (pressed === 'ArrowUp') return onMove(-1, 0);
    if (pressed === 'ArrowDown') return onMove(1, 0);
    const [from, to] = [cell.selectionStart, cell.selectionEnd];
    if (pressed === 'ArrowLeft' && from === 0 && (to === 0 || to === cell.value.length)) return onMove(0, -1);
    if (pressed === 'ArrowRight' && to === cell.value.length && (from === to || from === 0)) return onMove(0, 1);
    return false;
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={textIn(field.label, locale)}
      aria-required={isRequired(field, typed) || undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      readOnly={!canEdit(key)}
      value={!isHeld && typeof stored === 'number' ? inCents(stored) : asTyped(typed[key])}
      onFocus={() => {
        setBefore(typed[key] ?? null);
        focus(field);
      }}
      onChange={(event) => change(key, event.target.value)}
      onBlur={() => {
        setBefore(undefined);
        settle(key);
      }}
      onKeyDown={(event) => {
        if (leave(event)) event.preventDefault();
      }}
      onPaste={(event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(text.trim()) || !canEdit(key)) return;
        event.preventDefault();
        onPaste(text);
      }}
    />
  );
}

interface ToldProps {
  row: FiguresRow;
  at: number;
  columns: readonly FiguresColumn[];
  first: FiguresRow | undefined;
  values: Values;
}

/** What follows from a figure and those around it. */
function Told({ row: { told, fields }, at, columns, first, values }: ToldProps) {
  const t = useFormWords();
  const numberOf = (key: string | undefined) => {
    const value = key && values[key];
    return typeof value === 'number' ? value : undefined;
  };
  const value = numberOf(fields[at]);
  if (!told || value === undefined) return null;
  if (told === 'margin') {
    const whole = numberOf(first?.fields[at]);
    return whole ? <small>{t('figures.margin', { share: percent(value / whole) })}</small> : null;
  }
  const earlier = numberOf(fields[at - 1]);
  if (!earlier || earlier < 0) return null;
  const change = value / earlier - 1;
  const shown = `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`;
  return <small>{t('figures.growth', { year: columns[at - 1]?.year ?? '', change: shown })}</small>;
}

function inCents(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function percent(share: number): string {
  return share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 0 });
}
