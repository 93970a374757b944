import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { workingDaysBetween } from '#core/calendar/working-days.ts';
import { Icon } from '../../icons/icon.tsx';
import { dayOf } from '../../pieces/time.ts';
import { fill, useTextIn, useTexts } from '../../texts.ts';
import { type Correction, type Line, sectionOf } from './case-model.ts';
import styles from './corrections.module.css';
import { endOfOfficeDay } from './office-day.ts';
import type { Desk } from './use-case.ts';

interface CorrectionFormProps {
  desk: Desk;
  number: number;
  path: string;
  /** The noted item, or null while it is being written. */
  item: Correction | null;
  /** Day by which the applicant has to answer. */
  day: string;
  onDone: () => void;
}

/** Reason, note and date of one correction item; a ready-made reason brings its sentence. */
export function CorrectionForm({ desk, number, path, item, day, onDone }: CorrectionFormProps) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  const [reason, setReason] = useState(item?.reason ?? '');
  const [note, setNote] = useState(item?.note ?? '');
  const [due, setDue] = useState(day);
  const line = findLine(desk, path);
  const section = desk.programme && sectionOf(desk.programme, path);
  const reasons = (desk.programme?.review.corrections ?? []).filter(
    (each) => each.section === undefined || each.section === section?.key,
  );
  const title = item ? read(item.label) : [section && read(section.title), line?.label].filter(Boolean).join(' / ');
  const today = dayOf(new Date().toISOString());
  const isReady = reason !== '' && note.trim() !== '';
  const isChanged = reason !== item?.reason || note.trim() !== item.note || due !== day;

  const choose = (key: string) => {
    const before = reasons.find((each) => each.key === reason);
    const chosen = reasons.find((each) => each.key === key);
    // A sentence of the reviewer's own is never replaced.
    if (chosen && (note.trim() === '' || (before && note === read(before.text)))) setNote(read(chosen.text));
    setReason(key);
  };
  const save = async () => {
    const isSaved = await desk.correct({
      path,
      reason,
      note: note.trim(),
      dueAt: endOfOfficeDay(due),
      ...(item ? { itemId: item.id } : {}),
    });
    if (isSaved) onDone();
  };
  const drop = async () => {
    if (!item || (await desk.correct({ itemId: item.id, path, reason: item.reason, note: item.note, drop: true })))
      onDone();
  };
  return (
    <section className={`${styles.item} ${styles.itemOpen}`}>
      <div className={styles.itemTitle}>
        <em>{number}</em>
        <b title={title}>{title}</b>
        <button
          type="button"
          className={`icon-button ${styles.drop}`}
          aria-label={fill(t.review.removeItem, { number })}
          onClick={() => void drop()}
        >
          <Icon name="close" size={12} />
        </button>
      </div>
      <div className={styles.itemForm}>
        <label htmlFor={`${id}-reason`}>{t.review.reasonLabel}</label>
        <Select
          id={`${id}-reason`}
          autoFocus={item === null}
          size="small"
          placeholder={t.record.choose}
          suffixIcon={<Icon name="down" size={12} />}
          popupMatchSelectWidth={320}
          options={reasons.map((each) => ({ value: each.key, label: read(each.text), title: read(each.text) }))}
          value={reason || null}
          onChange={choose}
        />
        <label htmlFor={`${id}-note`}>{t.review.note}</label>
        <Input.TextArea
          id={`${id}-note`}
          size="small"
          className="self-sizing"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <label htmlFor={`${id}-due`}>{t.review.dueLabel}</label>
        <span className={styles.itemDue}>
          <DatePicker
            id={`${id}-due`}
            size="small"
            allowClear={false}
            suffixIcon={<Icon name="calendar" size={13} />}
            minDate={dayjs(today)}
            value={dayjs(due)}
            onChange={(next) => next && setDue(next.format('YYYY-MM-DD'))}
          />
          <small>{fill(t.review.workingDays, { count: workingDaysBetween(today, due, mainlandChina) })}</small>
        </span>
      </div>
      <div className={styles.itemButtons}>
        <Button size="small" onClick={onDone}>
          {t.app.cancel}
        </Button>
        <Button
          size="small"
          className="outlined-primary"
          disabled={!isReady || !isChanged}
          loading={desk.busy === 'correction'}
          onClick={() => void save()}
        >
          {t.app.save}
        </Button>
      </div>
    </section>
  );
}

function findLine(desk: Desk, path: string): Line | undefined {
  for (const section of desk.sections)
    for (const block of section.blocks) for (const line of block.lines) if (line.path === path) return line;
  return undefined;
}
