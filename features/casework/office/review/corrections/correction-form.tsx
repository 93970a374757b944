import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { withOwnDays, workingDaysBetween } from '#core/calendar/working-days.ts';
import { isSame } from '#core/forms/merge.ts';
import { type Correction, lineAt, sectionOf } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { DayPicker } from '#web/office/pieces/day-picker.tsx';
import { dayOf, instantOf } from '#web/office/pieces/time.ts';
import { offerUndo } from '#web/office/shell/held-work.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './corrections.module.css';

interface CorrectionFormProps {
  desk: Desk;
  number: number;
  path: string;
  /** The noted item, or null while it is being written. */
  item: Correction | null;
  /** Day by which the applicant has to answer. */
  day: string;
  onDone: () => void;
  /** In its place once it is kept. */
  onSaved?: () => void;
}

/** Reason, note and date of one correction item, kept while they are typed; a ready-made reason brings its sentence. */
export function CorrectionForm({ desk, number, path, item, day, onDone, onSaved = onDone }: CorrectionFormProps) {
  const t = useTexts();
  const read = useTextIn();
  const id = useId();
  const typed = desk.draft.row('corrections', path);
  const before = { reason: item?.reason ?? '', note: item?.note ?? '', due: day };
  const reason = String(typed?.reason ?? before.reason);
  const note = String(typed?.note ?? before.note);
  const due = String(typed?.due || before.due);
  const section = desk.programme && sectionOf(desk.programme, path);
  const reasons = (desk.programme?.review.corrections ?? []).filter(
    (each) => each.section === undefined || each.section === section?.key,
  );
  const title = item ? read(item.label) : correctionTitle(desk, path, read);
  const today = dayOf(new Date().toISOString());
  const calendar = withOwnDays(mainlandChina, desk.data!.days);
  const isReady = reason !== '' && note.trim() !== '';
  const isChanged = !isSame({ reason, note: note.trim(), due }, before);

  const put = (part: Partial<typeof before>) => {
    const next = { reason, note, due, ...part };
    // A day that nobody chose is not worth keeping, nor is what the item says already.
    desk.draft.putRow('corrections', path, isSame(next, before) ? null : next);
  };
  const giveUp = () => {
    desk.draft.putRow('corrections', path, null);
    onDone();
  };
  const choose = (key: string) => {
    const last = reasons.find((each) => each.key === reason);
    const chosen = reasons.find((each) => each.key === key);
    // A sentence of the reviewer's own is never replaced.
    const isFree = note.trim() === '' || (last && note === read(last.text));
    put({ reason: key, ...(chosen && isFree && { note: read(chosen.text) }) });
  };
  const save = async () => {
    const isSaved = await desk.correct({
      path,
      reason,
      note: note.trim(),
      dueAt: endOfOfficeDay(due),
      ...(item ? { itemId: item.id } : {}),
    });
    if (isSaved) onSaved();
  };
  const drop = async () => {
    if (!item) return giveUp();
    const { id: itemId, note: said, dueAt } = item;
    if (!(await desk.correct({ itemId, path, reason: item.reason, note: said, drop: true }))) return;
    onDone();
    const again = { path, reason: item.reason, note: said, ...(dueAt ? { dueAt } : {}) };
    offerUndo({ text: t('review.itemDropped', { title }), undo: () => void desk.correct(again) });
  };
  return (
    <section className={`whole block ${styles.item} ${styles.itemOpen}`}>
      <div className={`row gap-8 size-13 ${styles.itemTitle}`}>
        <em>{number}</em>
        <b title={title}>{title}</b>
        <button
          type="button"
          className={`icon-button ${styles.drop}`}
          aria-label={t('review.removeItem', { number })}
          onClick={() => void drop()}
        >
          <Icon name="close" size={12} />
        </button>
      </div>
      <div className={`stack level above-6 ${styles.itemForm}`}>
        <label className="size-12-5 muted" htmlFor={`${id}-reason`}>
          {t('review.reasonLabel')}
        </label>
        <Select
          id={`${id}-reason`}
          autoFocus={item === null && typed === undefined}
          size="small"
          placeholder={t('record.choose')}
          suffixIcon={<Icon name="down" size={12} />}
          popupMatchSelectWidth={320}
          options={reasons.map((each) => ({ value: each.key, label: read(each.text), title: read(each.text) }))}
          value={reason || null}
          onChange={choose}
        />
        <label className="size-12-5 muted" htmlFor={`${id}-note`}>
          {t('review.note')}
        </label>
        <Input.TextArea
          id={`${id}-note`}
          size="small"
          className="self-sizing"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => put({ note: event.target.value })}
        />
        <label className="size-12-5 muted" htmlFor={`${id}-due`}>
          {t('review.dueLabel')}
        </label>
        <span className={`row gap-8 ${styles.itemDue}`}>
          <DayPicker
            id={`${id}-due`}
            day={due}
            from={today}
            to={dayOf(desk.data!.correctBy)}
            onChange={(next) => put({ due: next })}
          />
          <small>{t('review.workingDays', { count: workingDaysBetween(today, due, calendar) })}</small>
        </span>
      </div>
      <div className="line to-end gap-8 above-8">
        <Button size="small" onClick={giveUp}>
          {typed ? t('kept.clear') : t('app.cancel')}
        </Button>
        <Button
          size="small"
          className="outlined-primary"
          disabled={!isReady || !isChanged || !desk.isMine}
          loading={desk.busy === 'correction'}
          onClick={() => void save()}
        >
          {t('app.save')}
        </Button>
      </div>
    </section>
  );
}

/** Section and field of a correction that is being written. */
export function correctionTitle(desk: Desk, path: string, read: ReturnType<typeof useTextIn>): string {
  const section = desk.programme && sectionOf(desk.programme, path);
  const line = lineAt(desk.sections, path);
  return [section && read(section.title), line?.label].filter(Boolean).join(' / ');
}

/** End of the office day on a day, as an instant. */
export function endOfOfficeDay(day: string): string {
  return instantOf(`${day}T17:00:00`);
}
