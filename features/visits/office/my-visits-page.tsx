import { kitCall, visitCalendarCall } from '#features/visits/calls.ts';
import { shownState, visitStates } from '#features/visits/shared/states.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './visits.module.css';
import { useTexts } from './words.ts';

const kitPath = `${sideBase.office}/visit/`;

/** The visits of the reader, with their calendar files, and the way to the kit that works without a network. */
export function Page() {
  const t = useTexts();
  const found = useOfficeCall(kitCall, {});
  return (
    <div className="column gap-16">
      <section className={`panel ${styles.way}`}>
        <div className="column gap-12">
          <h2 className="title-20">{t('visits.mine')}</h2>
          <p className="quiet">{t('visits.mineHint')}</p>
          <p>
            <a className={styles.open} href={kitPath}>
              {t('visits.open')}
            </a>
          </p>
        </div>
        <figure className={styles.code}>
          <QrCode value={new URL(kitPath, location.origin).href} size={132} label={t('visits.onPhone')} />
          <figcaption className="muted size-12-5">{t('visits.onPhoneHint')}</figcaption>
        </figure>
      </section>
      {found.isError ? (
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeleton rows={5} height={44} />
      ) : found.data.visits.length === 0 ? (
        <StatePanel icon="location" title={t('visits.none')} hint={t('visits.noneHint')} />
      ) : (
        <Mine visits={found.data.visits} />
      )}
    </div>
  );
}

function Mine({ visits }: { visits: NonNullable<ReturnType<typeof useOfficeCall<typeof kitCall>>['data']>['visits'] }) {
  const t = useTexts();
  const read = useTextIn();
  const tenantId = useTenantId();
  return (
    <ul className={`panel size-13 ${styles.mine}`} aria-label={t('visits.mine')}>
      {visits.map((visit) => {
        const state = visitStates[shownState(visit)];
        return (
          <li key={visit.id}>
            <b>
              {momentOf(visit.startAt).day} {momentOf(visit.startAt).clock}–{momentOf(visit.endAt).clock}
            </b>
            <span className="breaks">
              {visit.project} <small className="muted">{visit.no}</small>
            </span>
            <span className="breaks">
              {visit.address} <small className="muted">{visit.visitors.join(read({ CN: '、', EN: ', ' }))}</small>
            </span>
            <span>
              <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
            </span>
            <button
              type="button"
              className="link"
              onClick={() => void downloadFile(visitCalendarCall, { tenantId, id: visit.id }).catch(() => undefined)}
            >
              .ics <span className="vh">{t('visits.calendarFor', { no: visit.no })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
