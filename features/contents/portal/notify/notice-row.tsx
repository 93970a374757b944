import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { notifyCalls } from '#features/contents/calls/contents.ts';
import { useContents } from '#features/contents/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { dayAndMonth, lastMoment, showDate } from '#web/kit/dates.ts';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { isKind } from './filters.ts';
import { isEnded } from './is-ended.ts';
import styles from './notice-row.module.css';

type Row = OutputOf<typeof notifyCalls.list>['rows'][number];

/** One line of the list; the whole line is the link. */
export function NoticeRow({ row, now }: { row: Row; now: number }) {
  const words = useContents();
  const locale = useSession((state) => state.locale);
  return (
    <li className={`parted ${styles.row}`}>
      <Link className="stack level gap-24 ink unlined" to={`/notify/${row.id}`}>
        <DateBlock look="list" iso={row.publishedAt} {...dayAndMonth(row.publishedAt, locale)} />
        <h3 className="line-title lit">
          {row.top && <span className={`small strong on-one-line ${styles.pin}`}>{words('list.pinned')}</span>}
          {textIn(row.title, locale)}
        </h3>
        <NoticeTag kind={row.facts.kind} validTo={row.validTo} now={now} />
      </Link>
    </li>
  );
}

const tones = { NOTICE: 'green', RESULT: 'gold', TENDER: 'plain', PUBLICITY: 'green' } as const;

export function NoticeTag({ kind, validTo, now }: { kind: unknown; validTo: string | null; now: number }) {
  const t = usePortal();
  const texts = useContents();
  const locale = useSession((state) => state.locale);
  if (!isKind(kind)) return null;
  const words = t(`notify.kind.${kind}`);
  const isPublicity = kind === 'PUBLICITY';
  if (isEnded(validTo, now))
    return <Tag tone="shut">{isPublicity ? t('notify.ended') : texts('notify.expired', { kind: words })}</Tag>;
  if (!isPublicity || !validTo) return <Tag tone={tones[kind]}>{words}</Tag>;
  return <Tag tone="warn">{texts('notify.openUntil', { date: showDate(lastMoment(validTo), locale) })}</Tag>;
}
