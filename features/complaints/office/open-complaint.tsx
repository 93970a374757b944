import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { callsOf } from '#core/resources/resource-calls.ts';
import { complaintThreadCall } from '#features/complaints/calls.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import type { Row } from '#web/office/resource/cell-words.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Composer } from './composer.tsx';
import { FactsPane } from './facts-pane.tsx';
import styles from './open-complaint.module.css';
import { Thread, type Threaded } from './thread.tsx';
import { type Acts, useActs } from './use-acts.tsx';
import { useTexts } from './words.ts';

interface OpenComplaintProps {
  id: string;
  isNarrow: boolean;
  onClose: () => void;
}

/** One complaint: its thread with what is written next, and beside it the facts; on a phone one after the other. */
export function OpenComplaint({ id, isNarrow, onClose }: OpenComplaintProps) {
  const t = useTexts();
  const one = useOfficeCall(callsOf(resource).one, { id });
  const thread = useOfficeCall(complaintThreadCall, { id });
  const row = one.data?.row as Row | undefined;
  const acts = useActs(row, one.data?.actions ?? []);
  const [part, setPart] = useState<'thread' | 'facts'>('thread');
  const error = one.error ?? thread.error;
  if (error)
    return (
      <section className={`card middle ${styles.state}`}>
        {error.key === 'NOT_FOUND' || error.key === 'INVALID' ? (
          <StatePanel icon="search" title={t('complaintDesk.gone')}>
            <Button onClick={onClose}>{t('complaintDesk.toList')}</Button>
          </StatePanel>
        ) : (
          <FailedPanel
            title={error.msg}
            onRetry={() => {
              void one.refetch();
              void thread.refetch();
            }}
          />
        )}
      </section>
    );
  if (!row || !thread.data)
    return (
      <section className={`card ${styles.state}`}>
        <RowSkeleton rows={8} height={64} />
      </section>
    );
  const middle = (
    <section className={`card column clip slim ${styles.thread}`} aria-label={String(row.title)}>
      <Head row={row} acts={acts} onClose={isNarrow ? onClose : null} />
      {isNarrow && (
        <div className="view-tabs" role="tablist">
          {(['thread', 'facts'] as const).map((each) => (
            <button key={each} type="button" role="tab" aria-selected={part === each} onClick={() => setPart(each)}>
              {t(`complaintDesk.${each}`)}
            </button>
          ))}
        </div>
      )}
      {isNarrow && part === 'facts' ? (
        <FactsPane row={row} thread={thread.data} acts={acts} />
      ) : (
        <>
          <div className={`fills-down scrolls stack packed gap-12 ${styles.words}`}>
            <Merged found={thread.data} acts={acts} />
            <Again found={thread.data} />
            <Thread found={thread.data} person={row.name ? String(row.name) : t('complaint.person')} />
          </div>
          <Composer id={id} acts={acts} others={thread.data.merged.length} />
        </>
      )}
      {acts.dialog}
    </section>
  );
  if (isNarrow) return middle;
  return (
    <div className={`stack gap-12 ${styles.panes}`}>
      {middle}
      <aside className={`card column clip ${styles.facts}`} aria-label={t('complaintDesk.facts')}>
        <FactsPane row={row} thread={thread.data} acts={acts} />
      </aside>
    </div>
  );
}

/** What the head shows as buttons, and what is under "more": on a phone there is room for one. */
const heads = {
  wide: { shown: ['accept', 'contact', 'assign', 'extend'], under: ['merge', 'part', 'refuse'] },
  narrow: { shown: ['accept'], under: ['contact', 'assign', 'extend', 'merge', 'part', 'refuse'] },
};

function Head({ row, acts, onClose }: { row: Row; acts: Acts; onClose: (() => void) | null }) {
  const t = useTexts();
  const read = useTextIn();
  const { shown, under } = heads[onClose ? 'narrow' : 'wide'];
  const buttons = shown.map(acts.find).filter((action) => action !== undefined);
  const rest = under.map(acts.find).filter((action) => action !== undefined);
  return (
    <header className={`row wraps gap-8 rigid ${styles.head}`}>
      {onClose && <IconButton name="left" label={t('complaintDesk.toList')} onClick={onClose} />}
      <h2 className={`breaks ${styles.title}`}>{String(row.title)}</h2>
      {buttons.map((action) => (
        <Button
          key={action.key}
          size="small"
          {...(action.key === 'accept' && { type: 'primary' })}
          onClick={() => acts.act(action)}
        >
          {read(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map(({ key, label, danger }) => ({ key, label: read(label), danger: danger ?? false })),
            onClick: ({ key }) => {
              const action = acts.find(key);
              if (action) acts.act(action);
            },
          }}
        >
          <span>
            <IconButton name="more" label={t('app.more')} aria-haspopup="menu" />
          </span>
        </Dropdown>
      )}
    </header>
  );
}

/** Where a merged one went, with the way back; or which ones get the same answer. */
function Merged({ found: { state, mergedInto, merged }, acts }: { found: Threaded; acts: Acts }) {
  const t = useTexts();
  const read = useTextIn();
  const part = acts.find('part');
  if (mergedInto)
    return (
      <p className="notice">
        <Icon name="link" size={14} />
        <span className="breaks">
          {t(state === 'MERGED' ? 'complaintDesk.mergedInto' : 'complaintDesk.wasMerged')}{' '}
          <Link to={`/complaint?scope=all&id=${mergedInto.id}`}>{mergedInto.no}</Link>
          {part && (
            <>
              {' · '}
              <button type="button" className="link" onClick={() => acts.act(part)}>
                {read(part.label)}
              </button>
            </>
          )}
        </span>
      </p>
    );
  if (merged.length === 0) return null;
  return (
    <p className="notice">
      <Icon name="link" size={14} />
      <span className="breaks">
        {t('complaintDesk.withMerged')}{' '}
        {merged.map(({ id, no, title }, at) => (
          <span key={id}>
            {at > 0 && ' · '}
            <Link to={`/complaint?scope=all&id=${id}`} title={title}>
              {no}
            </Link>
          </span>
        ))}
      </span>
    </p>
  );
}

/** Why it was opened again, and what that means. */
function Again({ found: { state, posts, dueAt } }: { found: Threaded }) {
  const t = useTexts();
  const post = posts.findLast(({ kind }) => kind === 'REOPENED');
  if (!post || (state !== 'REOPENED' && state !== 'PROCESSING')) return null;
  return (
    <p className="notice">
      <Icon name="undo" size={14} />
      <span className="breaks">
        <b>{t('complaintDesk.again', { time: shortTime(post.at) })}</b>{' '}
        {t('complaintDesk.againWords', { words: post.text })} {t('complaintDesk.againRule', { day: shortTime(dueAt) })}
      </span>
    </p>
  );
}
