import type { Values } from '#core/forms/values.ts';
import { useTexts } from '#features/casework/office/words.ts';
import {
  type AllotmentLine,
  allotmentTable,
  itemsOf,
  quotasIn,
  wholeProgramme,
} from '#features/casework/shared/year-items.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { YearView } from './use-year.ts';
import styles from './year.module.css';

interface TableProps {
  form: RecordFormState;
  values: Values;
  year: YearView;
  isLocked: boolean;
}

/** Quota and money item by item with their sums against the budget, and what is otherwise than the year before. */
export function QuotaTable({ form, values, year, isLocked }: TableProps) {
  const t = useTexts();
  const read = useTextIn();
  const { lines, total, budget, left } = allotmentTable(values);
  const before = year.facts?.lastYear ? allotmentTable(year.facts.lastYear).lines : null;
  const isItemised = itemsOf(values.programme) !== undefined;
  const typed = new Map(quotasIn(form.values).map((row) => [row.item, row]));
  const set = (item: string, key: 'quota' | 'most', value: string) => {
    if (item === wholeProgramme && key === 'quota') return form.set('quota', value);
    const row = { id: item, item, quota: null, most: null, ...typed.get(item), [key]: value };
    const isEmpty = [row.quota, row.most].every((each) => each === null || each === undefined || String(each) === '');
    const others = quotasIn(form.values).filter((each) => each.item !== item);
    form.set('quotas', isEmpty ? others : [...others, row]);
  };
  const shown = ({ item }: AllotmentLine, key: 'quota' | 'most') =>
    String((item === wholeProgramme && key === 'quota' ? form.values.quota : typed.get(item)?.[key]) ?? '');
  const money = (amount: number | null) => (amount === null ? '–' : amount.toLocaleString('en-US'));
  const message = form.messages.quotas ?? form.messages.quota;
  return (
    <>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('year.item')}</th>
            {isItemised && <th scope="col">{t('year.way')}</th>}
            <th scope="col">{t('year.quota')}</th>
            <th scope="col">{t('year.most')}</th>
            <th scope="col" className={styles.figure}>
              {t('year.sum')}
            </th>
            <th scope="col">{t('year.against')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const difference = differenceOf(line, before, t);
            return (
              <tr key={line.item} data-changed={difference.isChanged || undefined}>
                <th scope="row">{read(line.label)}</th>
                {isItemised && <td className="muted">{line.type && read(line.type)}</td>}
                {(['quota', 'most'] as const).map((key) => (
                  <td key={key} data-label={t(`year.${key}`)}>
                    <input
                      className={fieldClasses.input}
                      inputMode={key === 'quota' ? 'numeric' : 'decimal'}
                      aria-label={`${read(line.label)} ${t(`year.${key}`)}`}
                      placeholder={t(key === 'quota' ? 'year.noLimit' : 'year.caseByCase')}
                      readOnly={isLocked}
                      value={shown(line, key)}
                      onChange={({ target }) => set(line.item, key, target.value)}
                    />
                  </td>
                ))}
                <td className={styles.figure} data-label={t('year.sum')}>
                  {money(line.sum)}
                </td>
                <td data-label={t('year.against')}>
                  {difference.isChanged ? (
                    <StatusTag tone={difference.isNew ? 'working' : 'waiting'}>{difference.text}</StatusTag>
                  ) : (
                    <span className="muted">{difference.text}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={isItemised ? 4 : 3}>
              {budget === null ? t('year.totalAlone') : t('year.total', { budget: money(budget) })}
            </th>
            <td className={styles.figure}>
              <b>{money(total)}</b>
            </td>
            <td>
              {left !== null && (
                <StatusTag tone={left < 0 ? 'problem' : 'done'}>
                  {t(left < 0 ? 'year.over' : 'year.left', { amount: money(Math.abs(left)) })}
                </StatusTag>
              )}
            </td>
          </tr>
        </tfoot>
      </table>
      {message && (
        <p className="size-12 warn-ink" role="alert">
          {message}
        </p>
      )}
    </>
  );
}

function differenceOf(line: AllotmentLine, before: readonly AllotmentLine[] | null, t: ReturnType<typeof useTexts>) {
  const was = before?.find(({ item }) => item === line.item);
  if (!was) return { isChanged: false, isNew: false, text: t('year.noBefore') };
  const isOpen = (each: AllotmentLine) => each.quota === null && each.most === null;
  if (isOpen(was) && !isOpen(line)) return { isChanged: true, isNew: true, text: t('year.newLine') };
  const parts = (['quota', 'most'] as const).flatMap((key) => {
    const by = (line[key] ?? 0) - (was[key] ?? 0);
    return line[key] === was[key] ? [] : [`${t(`year.${key}`)} ${by > 0 ? '+' : by < 0 ? '−' : ''}${Math.abs(by)}`];
  });
  return { isChanged: parts.length > 0, isNew: false, text: parts.join(' ') || t('year.unchanged') };
}
