import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { type Calendar, withOwnDays } from '#core/calendar/working-days.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { complaintThreadCall } from '#features/complaints/calls.ts';
import { type Clock, clockShare, clockText, clockTone } from '#features/complaints/shared/clock.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './complaints.module.css';
import { useTexts } from './words.ts';

type Threaded = OutputOf<typeof complaintThreadCall>;
type Post = Threaded['posts'][number];

/** Both clocks of a complaint and everything written about it: whoever complained green, the office grey, notes dashed. */
export function ThreadPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(complaintThreadCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={64} />;
  const { data } = found;
  const isOver = data.state === 'INVALID';
  const calendar = withOwnDays(mainlandChina, data.days);
  return (
    <div className="stack gap-16">
      <div className={`stack ${styles.clocks}`}>
        <ClockBar
          name={t('complaint.accept')}
          calendar={calendar}
          clock={clockOf(data.createdAt, data.acceptBy, data.acceptedAt, isOver)}
        />
        <ClockBar
          name={t('complaint.answer')}
          calendar={calendar}
          clock={clockOf(data.startedAt, data.dueAt, data.repliedAt, isOver || data.state === 'CLOSED')}
        />
      </div>
      <ol className="stack gap-12" aria-label={t('complaint.thread')}>
        <Written who={t('complaint.person')} at={data.createdAt} text={data.content} tone="person" />
        {data.posts.map((post) => (
          <Entry key={post.id} post={post} />
        ))}
      </ol>
    </div>
  );
}

function ClockBar({ name, clock, calendar }: { name: string; clock: Clock; calendar: Calendar }) {
  const read = useTextIn();
  const now = Date.now();
  return (
    <div className="size-12-5">
      <i className={`block clip ${styles.bar}`} data-tone={clockTone(clock, now)}>
        <i className="block" style={{ width: `${clockShare(clock, now) * 100}%` }} />
      </i>
      <span className="muted">{name}</span> {read(clockText(clock, now, calendar))}
    </div>
  );
}

function Entry({ post }: { post: Post }) {
  const t = useTexts();
  const { isInternal, author, text, at } = post;
  const kind = t(`complaint.kind.${post.kind as 'WORDS'}`);
  const who = `${author ?? t('complaint.person')} · ${kind}`;
  if (post.kind === 'NOTE' || post.kind === 'REPLY' || post.kind === 'WORDS' || post.kind === 'REOPENED')
    return (
      <Written
        who={who}
        at={at}
        text={text}
        tone={isInternal ? 'note' : author ? 'office' : 'person'}
        title={isInternal ? t('complaint.internal') : undefined}
      />
    );
  return (
    <li className="size-12-5 muted breaks">
      {shortTime(at)} {author ?? ''} {kind}
      {text && ` · ${text}`}
    </li>
  );
}

function Written({
  who,
  at,
  text,
  tone,
  title,
}: {
  who: string;
  at: string;
  text: string;
  tone: 'person' | 'office' | 'note';
  title?: string | undefined;
}) {
  return (
    <li>
      <p className="size-12-5 muted">
        {who} <time dateTime={at}>{shortTime(at)}</time>
      </p>
      <p className={`rounded as-typed breaks ${styles.words}`} data-tone={tone} title={title}>
        {text}
      </p>
    </li>
  );
}

function clockOf(from: string, by: string, met: string | null, isOver: boolean): Clock {
  const at = (iso: string) => new Date(iso).getTime();
  return { from: at(from), by: at(by), met: met === null ? null : at(met), isOver };
}
