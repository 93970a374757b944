import type { OutputOf } from '#core/contracts/contract.ts';
import { shareOf } from '#features/judging/office/board-panel.tsx';
import { useTexts } from '#features/judging/office/words.ts';
import { boardCall, remindCall } from '#features/judging/organiser-calls.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { now } from '#web/kit/clock.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './overview.module.css';

type Board = OutputOf<typeof boardCall>;

const mostBehind = 7;

/** How far judges are against what should be in by today: a column each, tracks, and who is furthest behind. */
export function Progress({ board }: { board: Board }) {
  const t = useTexts();
  const due = dueShare(board);
  const judges = board.judges.filter(({ given }) => given > 0).toSorted((a, b) => shareOf(a) - shareOf(b));
  if (judges.length === 0)
    return (
      <section className="card">
        <StatePanel icon="team" title={t('board.noJudges')} />
      </section>
    );
  const behind = judges.filter((judge) => shareOf(judge) < due);
  return (
    <div className="column gap-12">
      <section className="card">
        <div className="card-head">
          <h2>{t('overview.progress')}</h2>
          <span className="muted size-13">
            {t('overview.progressNote', {
              judges: judges.length,
              given: board.given,
              submitted: board.submitted,
              share: percent(shareOf(board)),
            })}
          </span>
        </div>
        <Columns judges={judges} due={due} />
        <Tracks tracks={board.tracks} due={due} />
      </section>
      <Behind board={board} behind={behind} />
    </div>
  );
}

const chart = { width: 600, height: 92, top: 12, foot: 4 };

function Columns({ judges, due }: { judges: Board['judges']; due: number }) {
  const t = useTexts();
  const each = chart.width / judges.length;
  const tall = chart.height - chart.top - chart.foot;
  const y = (share: number) => chart.top + tall * (1 - share);
  const told = (judge: Board['judges'][number]) =>
    t('overview.columns', {
      name: judge.name,
      submitted: judge.submitted,
      given: judge.given,
      share: percent(shareOf(judge)),
    });
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={judges.map(told).join('; ')}
      >
        {judges.map((judge, at) => (
          <rect
            key={judge.accountId}
            x={at * each + each * 0.15}
            width={Math.min(each * 0.7, 32)}
            y={Math.min(y(shareOf(judge)), y(0) - 2)}
            height={Math.max(2, y(0) - y(shareOf(judge)))}
            data-tone={toneOf(judge, due)}
          >
            <title>{told(judge)}</title>
          </rect>
        ))}
        <line x1={0} x2={chart.width} y1={y(due)} y2={y(due)} />
      </svg>
      <figcaption className="row wraps apart gap-8 size-12 muted">
        <span>{t('overview.columnsNote')}</span>
        <span className={styles.due}>{t('overview.due', { share: percent(due) })}</span>
        <span className="row gap-12">
          {(['fine', 'late', 'idle'] as const).map((tone) => (
            <span key={tone} className={`inline-row gap-6 ${styles.key}`} data-tone={tone}>
              {t(`overview.${tone}`, { count: judges.filter((judge) => toneOf(judge, due) === tone).length })}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

function Tracks({ tracks, due }: { tracks: Board['tracks']; due: number }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <ScrollFrame label={t('overview.tracks')}>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('board.track')}</th>
            <th scope="col">{t('board.entries')}</th>
            <th scope="col">{t('board.judges')}</th>
            <th scope="col">{t('board.handedIn')}</th>
            <th scope="col">{t('board.share')}</th>
          </tr>
        </thead>
        <tbody>
          {tracks.map((track) => (
            <tr key={track.track}>
              <th scope="row">{read(track.name)}</th>
              <td>{track.entries}</td>
              <td>{track.judges}</td>
              <td>
                {track.submitted} / {track.given}
              </td>
              <td>
                <span className="inline-row gap-8">
                  <Bar share={shareOf(track)} due={due} />
                  {percent(shareOf(track))}%
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** The mark is where today should be. */
function Bar({ share, due }: { share: number; due: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} y={2} width={160} height={8} rx={3} />
      <rect y={2} width={160 * share} height={8} rx={3} data-tone={share < due ? 'late' : 'fine'} />
      <line x1={160 * due} x2={160 * due} y1={0} y2={12} />
    </svg>
  );
}

function Behind({ board, behind }: { board: Board; behind: Board['judges'] }) {
  const t = useTexts();
  const reminding = useOfficeSend(remindCall);
  const remind = async (accountId: string) => {
    const { told } = await reminding.send({ id: board.id, accountId });
    toast.success(t('board.told', { count: told }));
    await invalidate(boardCall);
  };
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('overview.behind')}</h2>
        <span className="muted size-13">
          {behind.length > 0 ? t('overview.behindNote', { count: behind.length }) : t('overview.nobody')}
        </span>
      </div>
      {behind.length > 0 && (
        <ScrollFrame label={t('overview.behind')}>
          <table className={`whole size-13 ${styles.table}`}>
            <tbody>
              {behind.slice(0, mostBehind).map((judge) => (
                <tr key={judge.accountId}>
                  <th scope="row">{judge.name}</th>
                  <td>
                    {judge.submitted} / {judge.given}
                  </td>
                  <td className="muted">
                    {judge.remindedAt
                      ? t('board.reminded', { count: judge.reminders, time: shortTime(judge.remindedAt) })
                      : t('board.neverReminded')}
                  </td>
                  <td>
                    {board.state === 'OPEN' && (
                      <button
                        type="button"
                        className="link"
                        disabled={reminding.isPending}
                        onClick={() => void remind(judge.accountId).catch(() => undefined)}
                      >
                        {t('board.remind')}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}

/** How much should be in by now if judges worked evenly from the first to the last day. */
function dueShare({ state, opensAt, closesAt }: Board): number {
  if (state !== 'OPEN') return state === 'CLOSED' ? 1 : 0;
  const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
  return Math.max(0, Math.min(1, (now() - from) / Math.max(1, to - from)));
}

function toneOf(judge: Board['judges'][number], due: number): 'fine' | 'late' | 'idle' {
  if (judge.submitted === 0 && judge.drafts === 0 && due > 0) return 'idle';
  return shareOf(judge) < due ? 'late' : 'fine';
}

function percent(share: number): number {
  return Math.round(share * 100);
}
