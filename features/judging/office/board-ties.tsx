import { Button } from 'antd';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { assignPreviewCall, boardCall, decideTieCall } from '#features/judging/organiser-calls.ts';
import { tieSources } from '#features/judging/shared/judging.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './board.module.css';
import { useTexts } from './words.ts';

type Board = OutputOf<typeof boardCall>;

/** Ties of judges to entries, those to decide first; `ties` are the ones to show. */
export function Ties({ board, ties }: { board: Pick<Board, 'id' | 'state'>; ties: Board['ties'] }) {
  const t = useTexts();
  const read = useTextIn();
  const deciding = useOfficeSend(decideTieCall);
  if (ties.length === 0) return <StatePanel icon="check" title={t('board.noTies')} />;
  const decide = async (entryId: string, accountId: string, isTie: boolean) => {
    try {
      await deciding.send({ id: board.id, entryId, accountId, isTie });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    await Promise.all([invalidate(boardCall), invalidate(assignPreviewCall)]);
  };
  const order = ['SUSPECTED', 'CONFIRMED', 'DISMISSED'];
  const sorted = [...ties].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <ul className="column gap-8">
      {sorted.map(({ entryId, accountId, judge, no, project, source, what, state, takenBy }) => (
        <li key={`${entryId} ${accountId}`} className={`row wraps gap-8 lined rounded ${styles.note}`}>
          <span className={styles.tie}>
            <span className="row size-13">
              <b className={styles.node}>{judge}</b>
              <span className={styles.edge}>
                <span>{read(tieSources[source]?.label ?? { CN: source, EN: source })}</span>
              </span>
              <Link className={`mono ${styles.node}`} to={`/itec/entry?id=${entryId}`}>
                {no}
              </Link>
            </span>
            {project}
            <span className="muted block size-13">{what}</span>
            {takenBy && <span className="block size-13">{t('board.takenBy', { name: takenBy })}</span>}
          </span>
          {state === 'SUSPECTED' ? (
            <StatusTag tone="waiting">{t('board.open')}</StatusTag>
          ) : (
            <StatusTag tone="off">{t(state === 'CONFIRMED' ? 'board.confirmed' : 'board.dismissed')}</StatusTag>
          )}
          {state !== 'CONFIRMED' && board.state !== 'CLOSED' && (
            <Button size="small" onClick={() => void decide(entryId, accountId, true)}>
              {t('board.isTie')}
            </Button>
          )}
          {state === 'SUSPECTED' && board.state !== 'CLOSED' && (
            <Button size="small" onClick={() => void decide(entryId, accountId, false)}>
              {t('board.noTie')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
