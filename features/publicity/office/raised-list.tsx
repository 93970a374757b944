import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { roundCall } from '#features/publicity/calls.ts';
import { type ObjectionState, objectionStatuses } from '#features/publicity/shared/objection.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './round-panel.module.css';
import { useTexts } from './words.ts';

type Raised = OutputOf<typeof roundCall>['objections'];

/** Objections to a round, each with the way to it. */
export function RaisedList({ objections }: { objections: Raised }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section aria-label={t('raised.title')}>
      <h3 className="below-8">
        {t('raised.title')}{' '}
        <small className="size-12 muted plain">{t('raised.count', { count: objections.length })}</small>
      </h3>
      {objections.length === 0 ? (
        <p className="size-13 muted">{t('raised.none')}</p>
      ) : (
        <ScrollFrame label={t('raised.title')}>
          <table className={`whole size-13 ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('raised.no')}</th>
                <th scope="col">{t('raised.target')}</th>
                <th scope="col">{t('raised.aspects')}</th>
                <th scope="col">{t('raised.identity')}</th>
                <th scope="col">{t('raised.received')}</th>
                <th scope="col">{t('raised.state')}</th>
              </tr>
            </thead>
            <tbody>
              {objections.map(({ id, no, target, aspects, isNamed, receivedAt, state }) => {
                const status = objectionStatuses[state as ObjectionState];
                return (
                  <tr key={id}>
                    <td>
                      <Link className="mono" to={`/apply/objection?id=${id}`}>
                        {no}
                      </Link>
                    </td>
                    <td>{target || <span className="muted">{t('raised.whole')}</span>}</td>
                    <td>{read(aspects)}</td>
                    <td className="muted">{t(isNamed ? 'raised.named' : 'raised.anonymous')}</td>
                    <td>{shortTime(receivedAt)}</td>
                    <td>
                      <StatusTag tone={status.tone}>{read(status.label)}</StatusTag>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
