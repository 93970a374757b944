import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './board.module.css';
import { type Board, dueShare, percent, shareOf } from './shares.ts';
import { useTexts } from './words.ts';

/** How far each track is, against what should be in by today. */
export function TrackTable({ board }: { board: Board }) {
  const t = useTexts();
  const read = useTextIn();
  const due = dueShare(board);
  return (
    <ScrollFrame label={t('board.byTrack')}>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('board.track')}</th>
            <th scope="col">{t('board.entries')}</th>
            <th scope="col">{t('board.judges')}</th>
            <th scope="col">{t('board.handedIn')}</th>
            <th scope="col">{t('board.share')}</th>
            <th scope="col">{t('board.lacking', { count: board.perEntry })}</th>
          </tr>
        </thead>
        <tbody>
          {board.tracks.map((track) => (
            <tr key={track.track}>
              <th scope="row">{read(track.name)}</th>
              <td>{track.entries}</td>
              <td>{track.judges}</td>
              <td>
                {track.submitted} / {track.given}
              </td>
              <td>
                <Share share={shareOf(track)} due={due} />
              </td>
              <td data-lacks={track.short > 0 || undefined} className={styles.lacking}>
                {track.short}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** A share as a bar and in words; the mark is where today should be. */
export function Share({ share, due }: { share: number; due: number }) {
  return (
    <span className="inline-row gap-8">
      <svg className={styles.bar} viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.ground} y={2} width={160} height={8} rx={3} />
        <rect y={2} width={160 * share} height={8} rx={3} data-tone={share < due ? 'late' : 'fine'} />
        <line x1={160 * due} x2={160 * due} y1={0} y2={12} />
      </svg>
      {percent(share)}%
    </span>
  );
}
