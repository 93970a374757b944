import { useEffect, useId, useRef, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import type { CheckItem } from '#features/visits/shared/checklist.ts';
import { itemText } from '#features/visits/shared/item-text.ts';
import {
  longestNote,
  longestValue,
  money,
  type Seen,
  shown,
  shownNames,
  type Variance,
  type Verdict,
  verdictNames,
} from '#features/visits/shared/seen.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './check.module.css';
import { KitIcon } from './icon.tsx';
import { useKitWords } from './words.ts';

type Change = Omit<Seen, 'key' | 'at'>;

interface CardProps {
  readonly item: CheckItem;
  readonly seen: Seen | undefined;
  readonly variance: Variance;
  readonly isLocked: boolean;
  readonly onSeen: (next: Change) => void;
}

/** One item of the checklist; a difference needs a sentence. */
export function CheckCard({ item, seen, variance, isLocked, onSeen }: CardProps) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const id = useId();
  const label = textIn(item.label, locale);
  const now: Change = {
    value: seen?.value ?? null,
    verdict: seen?.verdict ?? 'UNSEEN',
    note: seen?.note ?? '',
  };
  const differs = variance.verdict === 'DIFFERS';
  // Two taps may come before the first is on the disk and drawn.
  const latest = useRef(now);
  latest.current = now;
  const change = (part: Partial<Change>) => {
    latest.current = { ...latest.current, ...part };
    onSeen(latest.current);
  };
  const setNumber = (value: number | null) => change({ value, verdict: value === null ? 'UNSEEN' : 'DIFFERS' });
  return (
    <section className={styles.item} data-verdict={seen ? variance.verdict : 'NONE'} aria-labelledby={id}>
      <header>
        <h2 id={id}>{label}</h2>
        <VarianceTag item={item} seen={seen} variance={variance} />
      </header>
      <div className={item.kind === 'number' ? styles.halves : styles.single}>
        <dl>
          <dt>{t('check.declared')}</dt>
          <dd data-number={item.kind === 'number' || undefined}>
            {item.declared ?? t('check.notDeclared')}
            {item.unit && <small>{textIn(item.unit, locale)}</small>}
          </dd>
        </dl>
        {item.kind === 'number' && (
          <Stepper
            item={item}
            label={label}
            value={typeof now.value === 'number' ? now.value : null}
            isLocked={isLocked}
            onValue={setNumber}
            onStep={(by) => {
              const { value } = latest.current;
              const declared = typeof item.declared === 'number' ? item.declared : 0;
              // The first tap begins at what was declared.
              setNumber(typeof value === 'number' ? Math.round((value + by) * 100) / 100 : declared);
            }}
          />
        )}
      </div>
      {item.kind === 'text' && (
        <Choice
          label={label}
          options={(['AGREES', 'DIFFERS', 'UNSEEN'] as const).map((value) => ({
            value,
            label: t(value === 'AGREES' ? 'check.agrees' : value === 'DIFFERS' ? 'check.differs' : 'check.unseen'),
          }))}
          value={seen ? now.verdict : null}
          isLocked={isLocked}
          onValue={(verdict) => change({ verdict: verdict as Verdict })}
        />
      )}
      {item.kind !== 'text' && (
        <Choice
          label={label}
          options={[
            ...(item.kind === 'show'
              ? shown.map((value) => ({ value, label: textIn(shownNames[value], locale) }))
              : []),
            { value: 'UNSEEN', label: t('check.unseen') },
          ]}
          value={seen ? (now.verdict === 'UNSEEN' ? 'UNSEEN' : item.kind === 'show' ? String(now.value) : null) : null}
          isLocked={isLocked}
          onValue={(value) =>
            change(
              value === 'UNSEEN'
                ? { value: null, verdict: 'UNSEEN' }
                : { value, verdict: value === 'YES' ? 'AGREES' : 'DIFFERS' },
            )
          }
        />
      )}
      {item.kind === 'text' && differs && (
        <Line
          label={t('check.wasSeen')}
          name={`${label} ${t('check.wasSeen')}`}
          text={typeof now.value === 'string' ? now.value : ''}
          most={longestValue}
          isLocked={isLocked}
          onText={(text) => change({ value: text === '' ? null : text })}
        />
      )}
      {seen && (differs || now.note !== '' || variance.verdict === 'UNSEEN') && (
        <div className={styles.why} data-needed={(differs && now.note.trim() === '') || undefined}>
          <KitIcon name="note" />
          <Line
            label={differs && now.note.trim() === '' ? t('check.noteNeeded') : t('check.note')}
            name={t('check.noteFor', { label })}
            text={now.note}
            most={longestNote}
            isLocked={isLocked}
            onText={(note) => change({ note })}
          />
        </div>
      )}
    </section>
  );
}

function VarianceTag({ item, seen, variance }: Pick<CardProps, 'item' | 'seen' | 'variance'>) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const { verdict, difference } = variance;
  if (!seen || verdict === 'UNSEEN') return <Tag tone="shut">{textIn(verdictNames.UNSEEN, locale)}</Tag>;
  if (verdict === 'AGREES') return <Tag tone="open">{textIn(verdictNames.AGREES, locale)}</Tag>;
  if (difference === null) return <Tag tone="warn">{textIn(verdictNames.DIFFERS, locale)}</Tag>;
  // In English the word of the scale says it: “2 less”, not “2 people less”; money keeps its unit.
  const isBare = locale !== 'CN' && item.unit?.CN !== money.CN;
  const amount = isBare ? String(Math.abs(difference)) : itemText(item, Math.abs(difference), locale);
  return <Tag tone="warn">{t(difference < 0 ? 'check.less' : 'check.more', { amount })}</Tag>;
}

interface StepperProps {
  readonly item: CheckItem;
  readonly label: string;
  readonly value: number | null;
  readonly isLocked: boolean;
  readonly onValue: (value: number | null) => void;
  readonly onStep: (by: number) => void;
}

/** A number with buttons of 44 px. */
function Stepper({ item, label, value, isLocked, onValue, onStep }: StepperProps) {
  const t = useKitWords();
  return (
    <div>
      <span className={styles.caption}>{t('check.seen')}</span>
      <span className={styles.stepper}>
        <button
          type="button"
          disabled={isLocked}
          aria-label={t('check.minus', { label, step: item.step })}
          onClick={() => onStep(-item.step)}
        >
          <KitIcon name="minus" />
        </button>
        <input
          inputMode="decimal"
          aria-label={t('check.number', { label })}
          disabled={isLocked}
          value={value ?? ''}
          placeholder="–"
          onChange={({ target }) => {
            const typed = target.value.trim().replace(',', '.');
            if (typed === '') onValue(null);
            else if (/^-?\d{1,9}(\.\d{0,2})?$/.test(typed)) onValue(Number(typed));
          }}
        />
        <button
          type="button"
          disabled={isLocked}
          aria-label={t('check.plus', { label, step: item.step })}
          onClick={() => onStep(item.step)}
        >
          <Icon name="plus" size={18} />
        </button>
      </span>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly isLocked: boolean;
  readonly onValue: (value: string) => void;
}

function Choice({ label, options, value, isLocked, onValue }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={label} disabled={isLocked}>
      {options.map((option) => (
        <label key={option.value} data-on={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
            className="vh"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface LineProps {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  readonly most: number;
  readonly isLocked: boolean;
  readonly onText: (text: string) => void;
}

/** A text that is kept while it is typed; what was kept meanwhile does not disturb the typing. */
function Line({ label, name, text, most, isLocked, onText }: LineProps) {
  const [typed, setTyped] = useState(text);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(text);
  }, [text]);
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <textarea
        aria-label={name}
        rows={2}
        maxLength={most}
        disabled={isLocked}
        value={typed}
        onFocus={() => {
          isTyping.current = true;
        }}
        onBlur={() => {
          isTyping.current = false;
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onText(target.value);
        }}
      />
    </label>
  );
}
