import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { joinClauses, withColon } from '#core/texts/punctuation.ts';
import { assignCall, assignPreviewCall, boardCall } from '#features/judging/organiser-calls.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './board.module.css';
import { Ties } from './board-ties.tsx';
import { Reminded, Replace, useReminding } from './reminding.tsx';
import { type Board, dueShare, hasLeft, nextReminder, shareOf } from './shares.ts';
import { Share, TrackTable } from './track-table.tsx';
import { useTexts } from './words.ts';

const tabs = ['progress', 'assign', 'ties', 'lot'] as const;

/** The judging of a round: who has how much to do, the draw of judges, ties to decide, the order on stage. */
export function BoardPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(boardCall, { id });
  const [tab, setTab] = useState<(typeof tabs)[number]>('progress');
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  const board = found.data;
  const { entries, perEntry, given, submitted, short } = board;
  return (
    <div className="column gap-16">
      <p className="row wraps apart gap-8">
        <span>
          {t('board.summary', { entries, each: perEntry, given, submitted })} ·{' '}
          <span className={short > 0 ? 'warn-ink' : 'muted'}>
            {short > 0 ? t('board.short', { count: short }) : t('board.full')}
          </span>
        </span>
        <Link to={`/itec/fairness?judging=${id}`}>{t('board.results')}</Link>
      </p>
      <Segmented
        aria-label={t('board.tabs')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`board.${value}`) }))}
        onChange={setTab}
      />
      {tab === 'progress' && <Progress board={board} />}
      {tab === 'assign' && <Draw board={board} />}
      {tab === 'ties' && <Ties board={board} ties={board.ties} />}
      {tab === 'lot' && <Lot board={board} />}
    </div>
  );
}

function Progress({ board }: { board: Board }) {
  const t = useTexts();
  const { remind, isPending } = useReminding(board.id);
  if (board.judges.length === 0) return <StatePanel icon="team" title={t('board.noJudges')} />;
  const isOpen = board.state === 'OPEN';
  const reminder = nextReminder(board);
  const due = dueShare(board);
  const late = [...board.judges].sort((a, b) => shareOf(a) - shareOf(b));
  return (
    <>
      {isOpen && (
        <span className="row wraps gap-8-16">
          <Button loading={isPending} disabled={!board.judges.some(hasLeft)} onClick={() => remind()}>
            {t('board.remindAll')}
          </Button>
          {reminder && <span className="muted size-13">{t('board.nextReminder', { time: shortTime(reminder) })}</span>}
        </span>
      )}
      <ScrollFrame label={t('board.byJudge')}>
        <table className={`whole size-13 ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('board.judge')}</th>
              <th scope="col">{t('board.share')}</th>
              <th scope="col">{t('board.handedIn')}</th>
              <th scope="col">{t('board.waiting')}</th>
              <th scope="col">{t('board.drafts')}</th>
              <th scope="col">{t('board.away')}</th>
              <th scope="col">{t('board.remind')}</th>
            </tr>
          </thead>
          <tbody>
            {late.map((judge) => (
              <tr key={judge.accountId}>
                <th scope="row">{judge.name}</th>
                <td>
                  <Share share={shareOf(judge)} due={due} />
                </td>
                <td>
                  {judge.submitted} / {judge.given}
                </td>
                <td>{judge.waiting}</td>
                <td>{judge.drafts}</td>
                <td>
                  {judge.abstained} / {judge.recused} / {judge.replaced}
                </td>
                <td>
                  <span className="inline-row gap-8">
                    <Reminded judge={judge} />
                    {isOpen && hasLeft(judge) && (
                      <>
                        <button type="button" className="link" onClick={() => remind([judge.accountId])}>
                          {t('board.remind')}
                        </button>
                        <Replace board={board} judge={judge} />
                      </>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <TrackTable board={board} />
    </>
  );
}

function Draw({ board }: { board: Board }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const found = useOfficeCall(assignPreviewCall, { id: board.id });
  const drawing = useOfficeSend(assignCall);
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={36} />;
  const { pairs, barred, judges, short } = found.data;
  const draw = async () => {
    const drawn = await drawing.send({ id: board.id });
    toast.success(t('board.drawn', { count: drawn.pairs }));
    await Promise.all([invalidate(boardCall), invalidate(assignPreviewCall)]);
  };
  return (
    <>
      <p>{pairs > 0 ? t('board.plan', { pairs, barred }) : t('board.nothing')}</p>
      {short.length > 0 && (
        <p className={`toned rounded size-13 ${styles.note}`} data-tone="warn" role="status">
          {withColon(t('board.unfilled'), locale)}
          {joinClauses(
            short.map(({ no, missing }) => t('board.missing', { no, count: missing })),
            locale,
          )}
        </p>
      )}
      {judges.length === 0 && <StatePanel icon="team" title={t('board.noJudges')} />}
      {judges.length > 0 && (
        <ScrollFrame label={t('board.byDraw')}>
          <table className={`whole size-13 ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('board.judge')}</th>
                <th scope="col">{t('board.has')}</th>
                <th scope="col">{t('board.adds')}</th>
              </tr>
            </thead>
            <tbody>
              {judges.map(({ accountId, name, has, adds }) => (
                <tr key={accountId}>
                  <th scope="row">{name}</th>
                  <td>{has}</td>
                  <td>{adds > 0 ? `+${adds}` : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      <span>
        <Button
          type="primary"
          loading={drawing.isPending}
          disabled={pairs === 0 || board.state === 'CLOSED'}
          onClick={() => void draw().catch(() => undefined)}
        >
          {t('board.draw')}
        </Button>
      </span>
    </>
  );
}

function Lot({ board: { id, lot } }: { board: Board }) {
  const t = useTexts();
  if (!lot) return <StatePanel icon="swap" title={t('board.noLot')} hint={t('board.noLotHint')} />;
  return (
    <>
      <p>
        <Link to={`/itec/stage?judging=${id}`}>{t('stage.open')}</Link>
      </p>
      <p className="muted breaks size-13">{t('board.seed', { seed: lot.seed, time: shortTime(lot.at) })}</p>
      <ol className={`stack gap-4 ${styles.lot}`}>
        {lot.order.map((no, at) => (
          <li key={no} className="mono">
            {at + 1}. {no}
          </li>
        ))}
      </ol>
    </>
  );
}
