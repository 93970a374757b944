import { useState } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import { eventName } from '#features/casework/shared/event-names.ts';
import { LogLink } from '#web/office/pieces/log-link.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import type { Case } from './case-model.ts';
import { CaseThen } from './case-then.tsx';
import styles from './corrections/corrections.module.css';
import type { Desk } from './use-case.ts';

/** Entries shown before "all". */
const few = 5;

/** What happened to the case, who helped to fill it in, and the opinions noted on it, newest first. */
export function CaseLog({ desk, isWhole }: { desk: Desk; isWhole: boolean }) {
  const found: Case = desk.data!;
  const [then, setThen] = useState<string | null>(null);
  const t = useTexts();
  const read = useTextIn();
  const [isOpen, setOpen] = useState(false);
  const events = found.events.map((event) => ({
    key: event.id,
    at: event.at,
    who: read(event.who),
    event: event.id,
    text: [actionName(event.action, read), event.reason].filter(Boolean).join(t('app.colon')),
  }));
  const opinions = found.opinions.map((opinion) => ({
    key: opinion.id,
    at: opinion.at,
    who: opinion.by,
    event: null,
    text: `${t('review.opinions')}${t('app.colon')}${opinion.text}`,
  }));
  const help = found.help.map(({ id, at, by, step, sections }) => ({
    key: id,
    at,
    who: by,
    event: null,
    text: `${t(`review.help${step}`)}${t('app.colon')}${sections.map(read).join(t('review.and'))}`,
  }));
  const entries = [...events, ...opinions, ...help].sort((one, other) => (one.at < other.at ? 1 : -1));
  const shown = isOpen || isWhole ? entries : entries.slice(0, few);
  return (
    <section className={`rigid scrolls ruled ${styles.log}`} data-open={isOpen ? '' : undefined}>
      <div className={`row rigid ${styles.itemsHead}`}>
        <b>{t('review.logTitle')}</b>
        <span className="grow" />
        <LogLink objectId={found.id} />
        {entries.length > few && !isWhole && (
          <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('review.logLess') : t('review.logAll', { count: entries.length })}
          </button>
        )}
      </div>
      <ol>
        {shown.map((entry) => (
          <li className="stack gap-6 size-12-5 on-one-line" key={entry.key}>
            <time className="muted" dateTime={entry.at}>
              {shortTime(entry.at)}
            </time>
            <b title={entry.who}>{entry.who}</b>
            <span title={entry.text}>{entry.text}</span>
            {entry.event !== null && !found.isPayer && (
              <button
                type="button"
                className="link"
                aria-label={`${t('review.asThen')} ${entry.text}`}
                onClick={() => setThen(entry.event)}
              >
                {t('review.asThen')}
              </button>
            )}
          </li>
        ))}
      </ol>
      {then !== null && <CaseThen desk={desk} event={then} onClose={() => setThen(null)} />}
    </section>
  );
}

/** The name of a workflow action, or the word the server used. */
export function actionName(key: string, read: (text: { CN: string; EN: string }) => string): string {
  const name = eventName(key);
  return name ? read(name) : key;
}
