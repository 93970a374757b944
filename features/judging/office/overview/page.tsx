import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { Ties } from '#features/judging/office/board-ties.tsx';
import { RoundHead } from '#features/judging/office/round-head.tsx';
import { behindOf, daysOf } from '#features/judging/office/shares.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { boardCall } from '#features/judging/organiser-calls.ts';
import { judging as resource } from '#features/judging/resources/judging.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { Days } from './days.tsx';
import styles from './overview.module.css';
import { type Judged as JudgedRound, Pipeline } from './pipeline.tsx';
import { Progress } from './progress.tsx';
import { Reminders } from './reminders.tsx';

/** The card to which the head leads. */
const tiesId = 'overview-ties';

const { list: judgingListCall } = callsOf(resource);

/** The contest at one look: where entries stand, how far judges are, what waits for a decision, what comes next. */
export function Page() {
  const t = useTexts();
  const [params] = usePageQuery();
  const listed = useOfficeCall(judgingListCall, { size: 50 });
  if (listed.isError) return <FailedPanel title={listed.error.msg} onRetry={() => void listed.refetch()} />;
  if (!listed.data) return <RowSkeleton rows={10} height={44} />;
  const rounds = listed.data.rows as unknown as JudgedRound[];
  const chosen = params.get('judging') ?? (rounds.find(({ status }) => status === 'OPEN') ?? rounds[0])?.id;
  const round = rounds.find(({ id }) => id === chosen);
  return (
    <div className="column gap-12">
      <Head rounds={rounds} round={round} />
      <Pipeline judged={rounds} />
      {round ? (
        <Judged key={round.id} round={round} />
      ) : (
        <section className="card">
          <StatePanel icon="team" title={t('overview.noRound')} hint={t('overview.noRoundHint')} />
        </section>
      )}
    </div>
  );
}

/** What the round is at, in a sentence, and the two ways on from here. */
function Head({ rounds, round }: { rounds: readonly JudgedRound[]; round: JudgedRound | undefined }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { data: board } = useOfficeCall(boardCall, { id: round?.id ?? '' }, { enabled: round !== undefined });
  const waiting = board?.ties.filter(({ state }) => state === 'SUSPECTED').length ?? 0;
  const facts = board
    ? [
        ...(board.state === 'OPEN' ? [t('overview.day', daysOf(board))] : []),
        ...(waiting > 0 ? [t('overview.tiesWait', { count: waiting })] : []),
        ...(behindOf(board).length > 0 ? [t('overview.behindNote', { count: behindOf(board).length })] : []),
      ]
    : [];
  return (
    <RoundHead
      title={t('overview.title')}
      note={facts.join(' · ')}
      id={round?.id ?? null}
      rounds={rounds.map((each) => ({ ...each, edition: each.editionTitle }))}
    >
      {round && (
        <Button onClick={() => void navigate(`/itec/fairness?judging=${round.id}`)}>{t('board.results')}</Button>
      )}
      {waiting > 0 && (
        <Button type="primary" onClick={() => document.getElementById(tiesId)?.focus()}>
          {t('overview.decideTies', { count: waiting })}
        </Button>
      )}
    </RoundHead>
  );
}

function Judged({ round }: { round: JudgedRound }) {
  const found = useOfficeCall(boardCall, { id: round.id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={8} height={44} />;
  return (
    <div className={`stack top gap-12 ${styles.columns}`}>
      <div className="column gap-12">
        <Progress board={found.data} />
        <Days board={found.data} title={round.title} />
      </div>
      <div className="column gap-12">
        <Conflicts board={found.data} />
        <Reminders board={found.data} />
      </div>
    </div>
  );
}

/** What is to be decided, and from which entries judges stepped back. */
function Conflicts({ board }: { board: OutputOf<typeof boardCall> }) {
  const t = useTexts();
  const waiting = board.ties.filter(({ state }) => state === 'SUSPECTED');
  const recused = board.ties.filter(({ state }) => state === 'CONFIRMED');
  return (
    <section className="card" id={tiesId} tabIndex={-1}>
      <div className="card-head">
        <h2>{t('overview.ties')}</h2>
        <span className={waiting.length > 0 ? 'tag waiting' : 'muted size-13'}>
          {waiting.length > 0 ? t('overview.tiesNote', { count: waiting.length }) : t('overview.tiesNone')}
        </span>
        <span className="grow" />
        <Link to={`/itec/judge?id=${board.id}&tab=panel`}>{t('overview.all')}</Link>
      </div>
      <div className={styles.body}>
        {waiting.length > 0 && <Ties board={board} ties={waiting} />}
        {recused.length > 0 && (
          <details>
            <summary>{t('overview.recused', { count: recused.length })}</summary>
            <Ties board={board} ties={recused} />
          </details>
        )}
      </div>
    </section>
  );
}
