import { type Dispatch, useEffect, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { rowSummary } from '#core/forms/kinds.ts';
import { isSame } from '#core/forms/merge.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import { isRecord, type RowValue } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { correctionWords } from '#features/casework/shared/reasons.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { Field } from '#web/kit/controls/field.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Answer } from '#web/kit/form/answers.tsx';
import { type Outbox, openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
import { openItems } from './open-items.ts';
import { type Correction, pathsOf, useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';
import { reread } from './reread.ts';

/** What was sent back, item by item: the value, what the desk says, the way to correct it, the reply. */
export function Corrections({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const dictionaries = useFormDictionaries(programme, whole.submittedAt !== null);
  const { items } = openItems(whole);
  const past = whole.corrections.filter((item) => !items.includes(item));
  if (!dictionaries || whole.corrections.length === 0) return null;
  const card = (item: Correction, number: number) => (
    <Item key={item.id} item={item} number={number} whole={whole} programme={programme} dictionaries={dictionaries} />
  );
  return (
    <>
      {items.length > 0 && (
        <section aria-labelledby="items-title">
          <h2 id="items-title" className={styles.title}>
            {t('item.title')} <small className="muted">{t('item.note')}</small>
          </h2>
          {items.map((item, index) => card(item, index + 1))}
        </section>
      )}
      {past.length > 0 && (
        <details className={`above-8 ${styles.past}`}>
          <summary className="row strong">
            {t('item.past')} ({past.length})
          </summary>
          {past.map((item, index) => card(item, index + 1))}
        </details>
      )}
    </>
  );
}

const tones: Record<Correction['state'], TagTone> = {
  noted: 'plain',
  open: 'bad',
  answered: 'open',
  accepted: 'open',
  withdrawn: 'shut',
};

function Item({
  item,
  number,
  whole,
  programme,
  dictionaries,
}: {
  item: Correction;
  number: number;
  whole: Whole;
  programme: Programme;
  dictionaries: Dictionaries;
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const [text, setText] = useKeptReply(item.id, item.reply ?? '');
  const [isAsked, setReplying] = useState(false);
  // A change has answered it; a word may be added, and one half written stays in sight.
  const isReplying = isAsked || item.state === 'open' || (!item.reply && text.trim() !== '');
  const canAnswer = whole.actions.includes('edit') && (item.state === 'open' || item.state === 'answered');
  const now = getPath(Object.fromEntries(whole.sectionsData.map(({ key, values }) => [key, values])), item.path);
  const isChanged = !isSame(now ?? null, item.before ?? null);
  const isPart = item.state === 'open' && (text.trim() !== '' || isChanged);
  const [section = '', ...inner] = item.path.split('.');
  const target = new URLSearchParams({ s: section, f: inner.join('.') });
  const show = { item, programme, dictionaries };
  return (
    <article
      className={`panel clip below-16 ${styles.item}`}
      id={`item-${item.id}`}
      tabIndex={-1}
      aria-labelledby={`item-${item.id}-title`}
    >
      <header className="row gap-12">
        <em aria-hidden="true">{number}</em>
        <h3 id={`item-${item.id}-title`}>{textIn(item.label, locale)}</h3>
        <span>
          <Tag tone={isPart ? 'warn' : tones[item.state]}>
            {t(`item.state.${isPart ? 'part' : item.state === 'noted' ? 'open' : item.state}`)}
          </Tag>
        </span>
      </header>
      <div className={`stack one gap-16 ${styles.body}`}>
        <dl>
          <dt>{t('item.before')}</dt>
          <dd>
            <ItemValue value={item.before} {...show} />
          </dd>
          {isChanged && (
            <>
              <dt>{t('item.now')}</dt>
              <dd>
                <ItemValue value={now ?? null} {...show} />
              </dd>
            </>
          )}
        </dl>
        <div className={styles.say}>
          <b className="block small">{t('item.says')}</b>
          {correctionWords(programme, item, locale)}
          <small className="block small muted above-4">
            {showDateTime(item.raisedAt, locale)}
            {item.raisedBy && ` · ${item.raisedBy}`}
          </small>
        </div>
        {item.state !== 'open' && item.answeredAt && !isReplying && (
          <div className={`${styles.say} ${styles.mine}`}>
            <b className="block small">
              {t('item.yours')} · {showDateTime(item.answeredAt, locale)}
            </b>
            {item.reply || t('item.changed')}
          </div>
        )}
        {canAnswer && (
          <div className="line wraps gap-12 unprinted">
            <ButtonLink
              small
              kind={isReplying ? 'primary' : 'line'}
              to={`${pathsOf(programme.code).edit(whole.id)}?${target}`}
            >
              <Icon name="pencil" size={16} />
              {t('item.change')}
              <span className="vh">{textIn(item.label, locale)}</span>
            </ButtonLink>
            {!isReplying && (
              <Button
                small
                kind="text"
                onClick={() => {
                  setText(text || item.reply || '');
                  setReplying(true);
                }}
              >
                {t(item.reply ? 'item.again' : 'item.add')}
              </Button>
            )}
          </div>
        )}
        {canAnswer && isReplying && (
          <Reply
            item={item}
            whole={whole}
            programme={programme}
            text={text}
            onText={setText}
            onClose={item.state === 'open' ? undefined : () => setReplying(false)}
            onSaved={() => {
              setReplying(false);
              setText('');
            }}
          />
        )}
      </div>
    </article>
  );
}

const replyLimit = 500;

function Reply({
  item,
  whole,
  programme,
  text,
  onText,
  onClose,
  onSaved,
}: {
  item: Correction;
  whole: Whole;
  programme: Programme;
  text: string;
  onText: Dispatch<string>;
  onClose: (() => void) | undefined;
  onSaved: () => void;
}) {
  const t = useApplicationWords();
  const [reqId] = useState(newRequestId);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const left = replyLimit - [...text].length;
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = { id: whole.id, itemId: item.id, reply: text.trim(), reqId };
      await call(callsOf(programme.code).answer, answer, { reauthenticate: 'in-place' });
      toast('success', t('item.saved'));
      onSaved();
      await reread(whole);
    } catch (refusal) {
      if (refusal instanceof CallError) setError(refusal.fields[0]?.msg ?? refusal.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Field
        label={t('item.reply')}
        hint={t('item.replyHint')}
        error={error}
        ok={text.trim() ? t('item.kept', { left }) : undefined}
      >
        {(parts) => (
          <textarea
            {...parts}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <div className="line wraps gap-12 unprinted">
        <Button small kind={text.trim() ? 'primary' : 'line'} busy={isBusy} disabled={left < 0} onClick={save}>
          {t('item.save')}
        </Button>
        {onClose && (
          <Button small kind="text" onClick={onClose}>
            {t('item.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A reply half written stays on this device until it is saved. */
function useKeptReply(itemId: string, saved: string): [string, Dispatch<string>] {
  const user = useSession((session) => session.user?.userId ?? '');
  const [text, setText] = useState(saved);
  const [outbox, setOutbox] = useState<Outbox>();
  const name = `reply/${itemId}`;
  useEffect(() => {
    let isCurrent = true;
    void openOutbox().then(async (opened) => {
      const kept = await opened.note(user, name);
      if (!isCurrent) return;
      setOutbox(opened);
      if (kept) setText(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [user, name]);
  return [
    text,
    (next) => {
      setText(next);
      void outbox?.writeNote(user, name, next);
    },
  ];
}

function ItemValue({
  item,
  value,
  programme,
  dictionaries,
}: {
  item: Correction;
  value: unknown;
  programme: Programme;
  dictionaries: Dictionaries;
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const field = fieldAt(programme, item.path);
  if (value === null || value === undefined) {
    return item.path.endsWith(']') && item.before !== null ? t('item.removed') : t('item.empty');
  }
  if (!field) return null;
  if (field.kind === 'rows' && isRecord(value)) return rowSummary(field, value as RowValue, locale, dictionaries);
  const isEmpty = Array.isArray(value) && value.length === 0;
  return isEmpty ? t('item.empty') : <Answer field={field} value={value} means={{ locale, dictionaries }} />;
}
