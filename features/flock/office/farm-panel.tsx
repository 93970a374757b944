import type { OutputOf } from '#core/contracts/contract.ts';
import { useTexts } from '#features/flock/office/words.ts';
import { farmPanelCall } from '#features/flock/office-calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './flocks.module.css';

type Found = OutputOf<typeof farmPanelCall>;

/** Houses, people and own limits of a farm, as they stand. */
export function FarmPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const found = useOfficeCall(farmPanelCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={7} height={44} />;
  const { genetics, breed, members, limits } = found.data;
  return (
    <div className={`stack gap-20 size-13 ${styles.parts}`}>
      <dl className={styles.pairs}>
        <dt className="muted">{t('flock.breed')}</dt>
        <dd>{read(breed)}</dd>
        <dt className="muted">{t('flock.genetics')}</dt>
        <dd>{genetics || <span className="muted">–</span>}</dd>
      </dl>
      <Houses houses={found.data.houses} />
      <section>
        <h3>{t('flock.people')}</h3>
        <ul className={styles.rows}>
          {members.map((member) => (
            <li className="row wraps" key={`${member.name}${member.since}`}>
              <b>{member.name}</b>
              <StatusTag tone="outlined">{read(member.role)}</StatusTag>
              <span className="muted">{t('flock.since', { day: dayOf(member.since) })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('flock.limits')}</h3>
        {limits.length === 0 && <p className="muted">{t('flock.noLimits')}</p>}
        <ul className={styles.rows}>
          {limits.map(({ name, ...figures }) => (
            <li className="row wraps" key={name.CN}>
              <b>{read(name)}</b>
              <span className="muted">{t('flock.goodAct', figures)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Houses({ houses }: Pick<Found, 'houses'>) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <section>
      <h3>
        {t('flock.houses')} <em className="muted">{houses.length}</em>
      </h3>
      {houses.length === 0 && <p className="muted">{t('flock.noHouses')}</p>}
      <ul className={styles.rows}>
        {houses.map(({ id, name, floor, birds, placedOn, isSick }) => (
          <li className="row wraps" key={id}>
            <b>{name}</b>
            {isSick && <StatusTag tone="problem">{t('flock.sick')}</StatusTag>}
            <span className="muted">
              {[
                read(floor),
                ...(birds === null ? [] : [t('flock.birds', { count: birds.toLocaleString('en-US') })]),
                ...(placedOn === null ? [] : [t('flock.placed', { day: placedOn })]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
