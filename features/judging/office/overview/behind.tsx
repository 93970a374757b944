import { Button } from 'antd';
import { joinClauses } from '#core/texts/punctuation.ts';
import tables from '#features/judging/office/board.module.css';
import { Reminded, Replace, useReminding } from '#features/judging/office/reminding.tsx';
import { type Board, behindOf } from '#features/judging/office/shares.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './overview.module.css';

const mostBehind = 7;

/** Who is furthest behind what is due by today, with what can be done about it. */
export function Behind({ board }: { board: Board }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const { remind, isPending } = useReminding(board.id);
  const behind = behindOf(board);
  const isOpen = board.state === 'OPEN';
  const tracksOf = ({ tracks }: Board['judges'][number]) =>
    tracks.length > 0 ? joinClauses(tracks.map(read), locale) : t('overview.allTracks');
  return (
    <section className="card">
      <div className="card-head wraps">
        <h2>{t('overview.behind')}</h2>
        <span className="muted size-13">
          {behind.length > 0 ? t('overview.behindNote', { count: behind.length }) : t('overview.nobody')}
        </span>
        <span className="grow" />
        {isOpen && behind.length > 1 && (
          <Button size="small" loading={isPending} onClick={() => remind(behind.map(({ accountId }) => accountId))}>
            {t('overview.remindThem', { count: behind.length })}
          </Button>
        )}
      </div>
      {behind.length > 0 && (
        <ScrollFrame label={t('overview.behind')}>
          <table className={`whole size-13 ${tables.table} ${styles.behind}`}>
            <thead>
              <tr>
                <th scope="col">{t('board.judge')}</th>
                <th scope="col">{t('board.track')}</th>
                <th scope="col">{t('board.handedIn')}</th>
                <th scope="col">{t('overview.lastAt')}</th>
                <th scope="col">{t('overview.remindedAt')}</th>
                <th scope="col">{t('overview.do')}</th>
              </tr>
            </thead>
            <tbody>
              {behind.slice(0, mostBehind).map((judge) => (
                <tr key={judge.accountId}>
                  <th scope="row">{judge.name}</th>
                  <td className={tables.wrapping}>{tracksOf(judge)}</td>
                  <td>
                    {judge.submitted} / {judge.given}
                  </td>
                  <td data-tone={judge.lastAt ? 'waits' : 'never'} className={styles.last}>
                    {judge.lastAt ? shortTime(judge.lastAt) : t('overview.never')}
                  </td>
                  <td>
                    <Reminded judge={judge} />
                  </td>
                  <td>
                    {isOpen && (
                      <span className="row gap-12">
                        <button
                          type="button"
                          className="link"
                          disabled={isPending}
                          onClick={() => remind([judge.accountId])}
                        >
                          {t('board.remind')}
                        </button>
                        <Replace board={board} judge={judge} />
                      </span>
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
