import { Fragment } from 'react';
import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { localTime } from '#features/flock/poultry/local-time.ts';
import { TickChip } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';
import { scalesDone } from '#features/flock/poultry/scoring/go-on.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { setCleaned } from './cleaned.ts';
import type { TodayHouse } from './today.ts';
import styles from './today-list.module.css';

/** The houses of the day in the order to walk them, and the cleaning between two of them. */
export function TodayList({ houses, on }: { houses: readonly TodayHouse[]; on: string }) {
  const t = useShell();
  return (
    <section aria-labelledby="today" className="stack one gap-8">
      <Heading id="today" note={houses.length > 1 && t('home.order')}>
        {t('home.todays')}
      </Heading>
      <Card>
        {houses.length === 0 ? (
          <p className={styles.none}>{t('home.noneDue')}</p>
        ) : (
          <ol>
            {houses.map((due, index) => (
              <Fragment key={`${due.farm.id} ${due.house.id}`}>
                {index > 0 && houses[index - 1]!.farm.id !== due.farm.id && (
                  <li className={`parted row gap-10 small ${styles.change}`}>
                    <FieldIcon name="warning" size={24} />
                    <span>
                      <b>{t('home.nextFarm', { farm: due.farm.name })}</b> {t('home.nextFarmNote')}
                    </span>
                  </li>
                )}
                <HouseRow due={due} no={index + 1} isNext={index === houses.findIndex(isOpen)} />
                {due.status === 'done' && index < houses.length - 1 && (
                  <li className={`parted ${styles.clean}`}>
                    <TickChip
                      checked={due.isCleaned}
                      onChange={(isClean) =>
                        void setCleaned(on, { farmId: due.farm.id, houseId: due.house.id }, isClean)
                      }
                    >
                      {t('home.cleaned')}
                    </TickChip>
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        )}
      </Card>
    </section>
  );
}

function isOpen({ status }: TodayHouse): boolean {
  return status !== 'done';
}

function HouseRow({ due, no, isNext }: { due: TodayHouse; no: number; isNext: boolean }) {
  const terms = useTerms();
  const { house, farm, age, status } = due;
  const look = status === 'done' ? styles.done : house.isSick ? styles.last : isNext ? styles.now : undefined;
  return (
    <li className="parted">
      <Link className={`stack level gap-12 unlined ${styles.row} ${look ?? ''}`} to={wayTo(due)}>
        <span className={`middle tinted ${styles.no} primary-ink heavy`}>
          {status === 'done' ? <FieldIcon name="check" size={24} bold /> : no}
        </span>
        <span className={`stack breaks ${styles.words}`}>
          <b>
            {house.name}
            {age !== null && `, ${terms('unit.age', { n: age })}`}
          </b>
          <span className="small quiet">
            {farm.name}, {terms(`type.${farm.type}`)}
          </span>
        </span>
        <State due={due} />
      </Link>
    </li>
  );
}

function State({ due: { status, last, house } }: { due: TodayHouse }) {
  const t = useShell();
  const terms = useTerms();
  if (status === 'done')
    return (
      <b className={`${styles.state} small quiet`}>
        {t('home.done', { time: last ? localTime(last.finishedAt ?? last.head.startedAt) : '' })}
      </b>
    );
  if (status === 'running' && last) {
    const { done, total } = scalesDone(last);
    return <b className={`${styles.state} ${styles.running} small quiet`}>{terms('unit.of', { n: done, total })}</b>;
  }
  if (status === 'unread') return <span className={`${styles.state} small quiet`}>{t('home.unread')}</span>;
  if (house.isSick) return <b className={`${styles.state} ${styles.sick} small quiet`}>{t('home.goLast')}</b>;
  const words = status === 'overdue' ? t('home.overdue') : status === 'due' ? t('home.due') : t('home.never');
  return <b className={`${styles.state} small quiet primary-ink`}>{words}</b>;
}

function wayTo({ farm, house, last, status }: TodayHouse): string {
  if (status === 'running' && last) return `/r/${farm.id}/${last.id}`;
  if (status === 'done' && last) return `/reports/${farm.id}/${last.id}`;
  return `/start?farm=${farm.id}&house=${house.id}`;
}
