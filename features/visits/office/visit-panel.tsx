import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { photosCheckCall, visitCalendarCall, visitRecordCall } from '#features/visits/calls.ts';
import { pad, pathOf } from '#features/visits/shared/signed.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { fullTime, momentOf } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { Compared } from './compared.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import styles from './visits.module.css';
import { useTexts } from './words.ts';

export type VisitRecord = OutputOf<typeof visitRecordCall>;

/** The report of a visit: times, what was declared and seen, photos with their hashes, signatures, notes. */
export function VisitPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(visitRecordCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  const visit = found.data;
  const isSeen = visit.begunAt !== null;
  return (
    <div className="column gap-20">
      <Times visit={visit} />
      {visit.photos.some(({ state }) => state === 'ALTERED') && (
        <p className={`toned ${styles.note}`} data-tone="bad" role="alert">
          {t('visits.alteredNote')}
        </p>
      )}
      <Part title={t('visits.compared')}>
        {isSeen ? <Compared compared={visit.compared} /> : <p className="muted">{t('visits.notBegun')}</p>}
      </Part>
      <Part title={t('visits.photos')} aside={visit.photos.length > 0 && <Check id={id} />}>
        {visit.photos.length > 0 ? (
          <VisitPhotos photos={visit.photos} />
        ) : (
          <p className="muted">{t('visits.noPhotos')}</p>
        )}
      </Part>
      {visit.signatures && <Signed visit={visit} signatures={visit.signatures} />}
      {visit.notes.length > 0 && (
        <Part title={t('visits.notes')}>
          <ul className="column gap-8">
            {visit.notes.map((note) => (
              <li key={note.id} className="breaks">
                <small className="muted">{t('visits.noteBy', { time: fullTime(note.at), by: note.by })}</small>{' '}
                {note.text}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {visit.entry.state === 'VISIT' && (
        <p>
          <Link className="link" to={`/itec/entry?id=${visit.entry.id}`}>
            {t('visits.toEntry')}
          </Link>
        </p>
      )}
    </div>
  );
}

function Times({ visit }: { visit: VisitRecord }) {
  const t = useTexts();
  const read = useTextIn();
  const tenantId = useTenantId();
  const { startAt, endAt, slots, address, visitors, reason, begunAt, finishedAt } = visit;
  const hours = (from: string, to: string) => `${momentOf(from).day} ${momentOf(from).clock}–${momentOf(to).clock}`;
  return (
    <dl className={`size-13 ${styles.facts}`}>
      <Line name={t('visits.time')}>
        {startAt && endAt ? (
          <span className="row wraps gap-8">
            {hours(startAt, endAt)}
            <Button
              size="small"
              icon={<Icon name="calendar" size={14} />}
              onClick={() => void downloadFile(visitCalendarCall, { tenantId, id: visit.id }).catch(() => undefined)}
            >
              {t('visits.calendar')}
            </Button>
          </span>
        ) : (
          t('visits.notSet')
        )}
      </Line>
      {!startAt && slots.length > 0 && (
        <Line name={t('visits.slots')}>
          <ul>
            {slots.map((slot) => (
              <li key={slot.id}>{hours(slot.startAt, slot.endAt)}</li>
            ))}
          </ul>
        </Line>
      )}
      <Line name={t('visits.address')}>{address}</Line>
      <Line name={t('visits.visitors')}>{visitors.join(read({ CN: '、', EN: ', ' }))}</Line>
      {reason && <Line name={t('visits.reason')}>{reason}</Line>}
      {begunAt && <Line name={t('visits.begun')}>{fullTime(begunAt)}</Line>}
      {finishedAt && <Line name={t('visits.finished')}>{fullTime(finishedAt)}</Line>}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="row apart gap-12 below-8">
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Check({ id }: { id: string }) {
  const t = useTexts();
  const checking = useOfficeSend(photosCheckCall);
  const check = async () => {
    const { photos } = await checking.send({ id });
    const altered = photos.filter(({ state }) => state === 'ALTERED').length;
    if (altered > 0) toast.error(t('visits.checkBad', { count: altered }));
    else toast.success(t('visits.checkGood', { count: photos.filter(({ state }) => state === 'VERIFIED').length }));
    await invalidate(visitRecordCall);
  };
  return (
    <Button loading={checking.isPending} onClick={() => void check().catch(() => undefined)}>
      {t('visits.check')}
    </Button>
  );
}

function Signed({ visit, signatures }: { visit: VisitRecord; signatures: NonNullable<VisitRecord['signatures']> }) {
  const t = useTexts();
  return (
    <Part title={t('visits.signatures')}>
      <div className={styles.signatures}>
        {(['entrant', 'visitor'] as const).map((side) => (
          <figure key={side} className="lined rounded">
            <svg viewBox={`0 0 ${pad.width} ${pad.height}`} role="img" aria-label={t(`visits.${side}`)}>
              <path d={pathOf(signatures[side].strokes)} />
            </svg>
            <figcaption className="size-13">
              <b>{t(`visits.${side}`)}</b>{' '}
              {t('visits.signedAt', { name: signatures[side].name, time: fullTime(signatures[side].at) })}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="muted size-12-5 breaks above-8">{t('visits.digest', { digest: visit.digest ?? '' })}</p>
    </Part>
  );
}
