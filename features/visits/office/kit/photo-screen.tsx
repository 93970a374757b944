import { textIn } from '#core/texts/text.ts';
import { missingSpots, neededSpots, photoSpots } from '#features/visits/shared/photos.ts';
import { varianceOf } from '#features/visits/shared/seen.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import type { KeptWhole } from './check-screen.tsx';
import { Frame } from './frame.tsx';
import pieces from './kit.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import styles from './photos.module.css';
import { goTo, hashOf } from './route.ts';
import { SendList } from './send-list.tsx';
import { Signatures, useSigning } from './signatures.tsx';
import { kitStore, sendNow } from './store/queue.ts';
import { countSettled, unsign } from './store/write.ts';
import { SyncLine } from './sync-line.tsx';
import { useKitWords } from './words.ts';

/** Photos, both signatures, and how far all of it is on its way. */
export function PhotoScreen({ visit, report, seen, photos }: KeptWhole) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const done = countSettled(visit, seen);
  const total = visit.checklist.length;
  const differing = visit.checklist.filter(
    (item) =>
      varianceOf(
        item,
        seen.find(({ key }) => key === item.key),
      ).verdict === 'DIFFERS',
  ).length;
  const isLocked = !visit.isOpen || !report || report.digest !== null;
  const lacking = missingSpots(photos.filter(({ problem }) => problem === undefined));
  const nameOf = (spot: string) => textIn(photoSpots.find(({ value }) => value === spot)!.label, locale);
  const obstacles = [
    ...(done < total ? [t('sign.missingItems', { count: total - done })] : []),
    ...(lacking.length > 0
      ? [t('sign.missingPhotos', { spots: lacking.map(nameOf).join(locale === 'CN' ? '、' : ', ') })]
      : []),
  ];
  const signing = useSigning(photos);
  const next = report?.signatures.entrant ? 'visitor' : 'entrant';
  const isDone = (report?.finishedAt ?? visit.finishedAt) !== null;
  return (
    <Frame
      title={t('photos.title')}
      note={[visit.no, t('photos.summary', { done, total, count: differing })].join('　')}
      onBack={() => goTo(hashOf(visit.id))}
      line={<SyncLine visitId={visit.id} />}
      foot={
        <>
          <Button onClick={() => goTo(hashOf(visit.id))}>{t('sign.review')}</Button>
          {isDone || !visit.isOpen ? (
            <Button kind="primary" onClick={() => goTo(hashOf())}>
              {t('list.title')}
            </Button>
          ) : (
            <Button kind="accent" disabled={!report || obstacles.length > 0} onClick={() => signing.begin(next)}>
              {t(next === 'visitor' ? 'sign.visitorSign' : 'sign.entrantSign')}
            </Button>
          )}
        </>
      }
    >
      <h2 className={styles.heading}>
        {t('photos.heading')}{' '}
        <small>
          {t('photos.headingNote', { done: neededSpots.length - lacking.length, total: neededSpots.length })}
        </small>
      </h2>
      <PhotoGrid visitId={visit.id} photos={photos} isLocked={isLocked} />
      {report && (visit.isOpen || report.digest !== null) && (
        <>
          <h2 className={styles.heading}>
            {t('sign.heading')} <small>{t('sign.headingNote')}</small>
          </h2>
          <Signatures visit={visit} report={report} obstacles={obstacles} signing={signing} />
          {report.problem && (
            <div className={pieces.notice} role="alert">
              <p>{report.problem}</p>
              <div className={pieces.pair}>
                {report.digest !== null && (
                  <Button onClick={() => void unsign(kitStore(), visit.id)}>{t('sign.again')}</Button>
                )}
                <Button
                  onClick={() => {
                    void kitStore()
                      .reports.where('visitId')
                      .equals(visit.id)
                      .modify((row) => {
                        delete row.problem;
                      })
                      .then(sendNow);
                  }}
                >
                  {t('queue.retry')}
                </Button>
              </div>
            </div>
          )}
          <h2 className={styles.heading}>
            {t('queue.heading')} <small>{t('queue.headingNote')}</small>
          </h2>
          <SendList items={total} report={report} photos={photos} />
        </>
      )}
    </Frame>
  );
}
