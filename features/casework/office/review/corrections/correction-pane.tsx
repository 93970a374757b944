import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { programmeName } from '#features/casework/office/case-state.tsx';
import { itemsToFix } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { DayPicker } from '#web/office/pieces/day-picker.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { dayOf, momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { CorrectionForm, correctionTitle, endOfOfficeDay } from './correction-form.tsx';
import styles from './corrections.module.css';

interface CorrectionPaneProps {
  desk: Desk;
  /** Path of the item being written; others that are not finished stand beside it. */
  draft: string | null;
  focus: string | null;
  onLook: (path: string) => void;
  onDraft: (path: string | null) => void;
}

/** The items the applicant will have to correct: one date for all, or each its own. */
export function CorrectionPane({ desk, draft, focus, onLook, onDraft }: CorrectionPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const open = itemsToFix(found);
  const last = dayOf(found.correctBy);
  const days = [...new Set(open.map((item) => momentOf(item.dueAt).day))];
  const common = days.length === 1 ? days[0]! : last;
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = open.find((item) => item.id === openedId) ?? open.find((item) => item.path === focus);
  const setAll = async (day: string) => {
    for (const item of open.filter((each) => each.state === 'noted'))
      await desk.correct({
        itemId: item.id,
        path: item.path,
        reason: item.reason,
        note: item.note,
        dueAt: endOfOfficeDay(day),
      });
  };
  // One that was just begun has nothing in it yet.
  const begun = unfinishedOf(desk);
  const unfinished = draft === null || begun.includes(draft) ? begun : [...begun, draft];
  const count = open.length + unfinished.length;
  return (
    <div className={`column ${styles.items}`}>
      <div className={`row rigid ${styles.itemsHead}`}>
        <b>{t('review.items')}</b>
        {count > 0 && <em className="size-12 strong centred warn-ink lines-18">{count}</em>}
        <span className="grow" />
        {open.length > 0 && (
          <>
            <small>{t('review.commonDue')}</small>
            <DayPicker
              label={t('review.commonDue')}
              className={styles.day ?? ''}
              day={common}
              from={dayOf(new Date().toISOString())}
              to={last}
              isDisabled={!desk.isMine || desk.busy === 'correction'}
              onChange={(day) => void setAll(day)}
            />
          </>
        )}
      </div>
      <ScrollFrame label={t('review.items')} className="fills-down">
        {count === 0 && (
          <StatePanel
            icon="check"
            title={t('review.noItems')}
            hint={desk.isMine ? t('review.noItemsHint') : undefined}
          />
        )}
        {open.map((item, at) =>
          item === opened && item.state === 'noted' && desk.isMine && draft === null ? (
            <CorrectionForm
              key={item.id}
              desk={desk}
              number={at + 1}
              path={item.path}
              item={item}
              day={momentOf(item.dueAt).day}
              onDone={() => setOpenedId(null)}
            />
          ) : (
            <ItemLine
              key={item.id}
              number={at + 1}
              title={read(item.label)}
              note={String(desk.draft.row('corrections', item.path)?.note ?? item.note)}
              aside={
                desk.draft.row('corrections', item.path) ? <Unfinished /> : <small>{momentOf(item.dueAt).short}</small>
              }
              onOpen={() => {
                setOpenedId(item.id);
                onLook(item.path);
                onDraft(null);
              }}
            />
          ),
        )}
        {unfinished.map((path, at) =>
          path === draft ? (
            <CorrectionForm
              key={path}
              desk={desk}
              number={open.length + at + 1}
              path={path}
              item={null}
              day={common}
              onDone={() => onDraft(null)}
            />
          ) : (
            <ItemLine
              key={path}
              number={open.length + at + 1}
              title={correctionTitle(desk, path, read)}
              note={String(desk.draft.row('corrections', path)?.note ?? '')}
              aside={<Unfinished />}
              onOpen={() => {
                onLook(path);
                onDraft(path);
              }}
            />
          ),
        )}
      </ScrollFrame>
    </div>
  );
}

interface ItemLineProps {
  number: number;
  title: string;
  note: string;
  aside: ReactNode;
  onOpen: () => void;
}

function ItemLine({ number, title, note, aside, onOpen }: ItemLineProps) {
  return (
    <button type="button" className={`plain-button whole block ${styles.item}`} onClick={onOpen}>
      <span className={`row gap-8 size-13 ${styles.itemTitle}`}>
        <em>{number}</em>
        <b>{title}</b>
        {aside}
      </span>
      <span className={`block size-12-5 ${styles.itemNote}`}>{note}</span>
    </button>
  );
}

function Unfinished() {
  return <span className={`tag waiting ${styles.unfinished}`}>{useTexts()('kept.unfinished')}</span>;
}

/** Paths of items that were begun and that the server does not know yet. */
export function unfinishedOf(desk: Desk): string[] {
  const known = itemsToFix(desk.data!).map(({ path }) => path);
  return desk.draft
    .rows('corrections')
    .map(({ about }) => about)
    .filter((path) => !known.includes(path));
}

/** Other live cases with the same certificate or credit code. */
export function DuplicateNotice({ desk, onBeside }: { desk: Desk; onBeside: (id: string) => void }) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  if (found.duplicates.length === 0) return null;
  return (
    <section className={`rigid size-13 ${styles.duplicates}`}>
      <b className="warn-ink">
        <Icon name="warning" size={15} /> {t('review.duplicate', { count: found.duplicates.length })}
      </b>
      {found.duplicates.map((each) => (
        <p className="size-12-5" key={each.id}>
          {t('review.duplicateText', {
            date: momentOf(each.submittedAt).short,
            programme: programmeName(each.programme, read),
            no: each.no,
          })}{' '}
          <Link className="link" to={`/apply/task?scope=all&id=${each.id}`}>
            {t('review.open')}
          </Link>{' '}
          <button type="button" className="link" onClick={() => onBeside(each.id)}>
            {t('review.beside')}
          </button>
        </p>
      ))}
    </section>
  );
}
