import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { publicNoticeCall } from '#features/publicity/calls.ts';
import { splitAtTable } from '#features/publicity/shared/split-at-table.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './listed-body.module.css';
import { usePublicityWords } from './words.ts';

type Listed = OutputOf<typeof publicNoticeCall>;
type Entry = Listed['entries'][number];

/** Longer lists are folded and can be searched. */
const few = 8;

/**
 * The text of a public notice, its list drawn so that each line leads to the form. A text that an editor wrote, without
 * a list or with tables of its own, stays as it is.
 */
export function ListedBody({
  noticeId,
  html,
  about,
  onObject,
}: {
  noticeId: string;
  html: string;
  /** The line that the form is about. */
  about: string;
  onObject: (entry: string) => void;
}) {
  const t = usePublicityWords();
  const { data } = useCall(publicNoticeCall, { id: noticeId }, { quiet: true, staleTime: 60_000 });
  const parts = splitAtTable(html);
  if (!data?.isOpen || data.entries.length === 0 || !parts) return <RichText html={html} />;
  return (
    <>
      <RichText html={parts[0]} />
      <List entries={data.entries} totals={data.totals} about={about} onObject={onObject} />
      <h2 className="title-24 above-24 below-8">{t('list.after')}</h2>
      <RichText html={parts[1]} />
    </>
  );
}

function List({
  entries,
  totals,
  about,
  onObject,
}: {
  entries: readonly Entry[];
  totals: Listed['totals'];
  about: string;
  onObject: (entry: string) => void;
}) {
  const t = usePublicityWords();
  const locale = useSession((session) => session.locale);
  const [sought, setSought] = useState('');
  const [isWhole, setWhole] = useState(entries.length <= few);
  const [subject, setSubject] = useState('');
  const subjects = [...new Set(entries.map((entry) => textIn(entry.subject, locale)))];
  const wanted = sought.normalize('NFKC').trim().toLowerCase();
  const isSought = wanted !== '' || subject !== '';
  const isFound = (entry: Entry) =>
    (subject === '' || textIn(entry.subject, locale) === subject) &&
    [entry.name, entry.company, textIn(entry.subject, locale)].some((text) => text.toLowerCase().includes(wanted));
  const found = entries.filter(isFound);
  const hasAmounts = totals.amount !== null;
  const isRanked = entries.some(({ rank }) => rank !== null);
  const show = (fen: number | null) => (fen === null ? '—' : showAmount(fen / 1_000_000, locale));
  return (
    <div className={styles.listed}>
      <h2 className="row wraps baseline gap-4-12 title-24 below-12">
        {t('list.title')}
        <small className="small muted plain">
          {t('list.people', { count: totals.people })}
          {hasAmounts && t('list.sum', { amount: show(totals.amount) })}
        </small>
      </h2>
      {entries.length > few && (
        <div className={`line gap-8 unprinted below-8 ${styles.finding}`}>
          <input
            className={fieldClasses.input}
            type="search"
            aria-label={t('list.find')}
            placeholder={t('list.find')}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          {subjects.length > 1 && (
            <select
              className={fieldClasses.input}
              aria-label={t('list.subject')}
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
            >
              <option value="">{t('list.allSubjects')}</option>
              {subjects.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </div>
      )}
      <table className={styles.list}>
        <thead>
          <tr>
            {isRanked && <th scope="col">{t('list.rank')}</th>}
            <th scope="col">{t('list.name')}</th>
            <th scope="col">{t('list.company')}</th>
            <th scope="col">{t('list.subject')}</th>
            {isRanked && (
              <th scope="col" className={styles.amount}>
                {t('list.points')}
              </th>
            )}
            {hasAmounts && (
              <th scope="col" className={styles.amount}>
                {t('list.amount')}
              </th>
            )}
            <th className="unprinted" scope="col">
              <span className="vh">{t('object.title')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map((entry, index) => (
            // What is folded is still printed.
            <tr key={entry.id} className={!isWhole && !isSought && index >= few ? styles.folded : undefined}>
              {isRanked && <td>{entry.rank === null ? '—' : t('list.ranked', { rank: entry.rank })}</td>}
              <td>{entry.name}</td>
              <td className={styles.detail}>{entry.company || '—'}</td>
              <td className={styles.detail}>{textIn(entry.subject, locale)}</td>
              {isRanked && <td className={styles.amount}>{t('list.marks', { count: entry.points ?? 0 })}</td>}
              {hasAmounts && <td className={styles.amount}>{show(entry.amount)}</td>}
              <td className="unprinted">
                {entry.id === about ? (
                  <Tag tone="open">{t('list.chosen')}</Tag>
                ) : (
                  <button
                    type="button"
                    className={`bare ${styles.object}`}
                    aria-label={t('list.objectTo', { name: entry.name, company: entry.company })}
                    onClick={() => onObject(entry.id)}
                  >
                    {t('list.object')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={(hasAmounts ? 3 : 4) + (isRanked ? 2 : 0)}>
              {t('list.people', { count: totals.people })}
            </th>
            {hasAmounts && (
              <>
                <td className={styles.amount}>{show(totals.amount)}</td>
                <td className="unprinted" />
              </>
            )}
          </tr>
        </tfoot>
      </table>
      {entries.length > few && (
        <p className="row wraps apart gap-8-16 small muted unprinted" role="status">
          {found.length === 0
            ? t('list.none')
            : t('list.shown', { count: isSought || isWhole ? found.length : few, total: entries.length })}
          {!isWhole && !isSought && (
            <Button kind="text" small onClick={() => setWhole(true)}>
              {t('list.more', { count: entries.length - few })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
