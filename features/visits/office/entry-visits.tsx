import { Link } from 'react-router';
import { callsOf } from '#core/resources/resource-calls.ts';
import { visitRecordCall } from '#features/visits/calls.ts';
import { visit as resource } from '#features/visits/resources/visit.ts';
import { type VisitState, visitStates } from '#features/visits/shared/states.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { Compared } from './compared.tsx';
import styles from './visits.module.css';
import { useTexts } from './words.ts';

/** On an entry, for whoever passes its field visit or returns it: what the last visit found against what was declared. */
export function EntryVisits({ id }: { id: string }) {
  const { data } = useOfficeCall(callsOf(resource).list, { filter: { entry: id }, page: 1, size: 1 });
  const [last] = data?.rows ?? [];
  return last ? <LastVisit id={String(last.id)} /> : null;
}

function LastVisit({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const { data: visit } = useOfficeCall(visitRecordCall, { id });
  if (!visit) return null;
  const { label, tone } = visitStates[visit.state as VisitState];
  return (
    <section className={styles.ofEntry} aria-label={t('visits.ofEntry')}>
      <div className="row wraps apart gap-12 below-8">
        <h3 className="row gap-8">
          {t('visits.ofEntry')} <StatusTag tone={tone}>{read(label)}</StatusTag>
          {visit.startAt && <small className="muted">{shortTime(visit.startAt)}</small>}
        </h3>
        <Link className="link" to={`/itec/visit?id=${id}`}>
          {t('visits.toRecord')}
        </Link>
      </div>
      {visit.photos.some(({ state }) => state === 'ALTERED') && (
        <p className={`toned below-8 ${styles.note}`} data-tone="bad" role="alert">
          {t('visits.alteredNote')}
        </p>
      )}
      {visit.begunAt && <Compared compared={visit.compared} />}
    </section>
  );
}
