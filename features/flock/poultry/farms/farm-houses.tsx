import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { showDay } from '#features/flock/poultry/local-time.ts';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { HouseDue } from '#features/flock/shared/scoring/house-order.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './farm-page.module.css';

/** The houses of a farm in the order to walk them, each with what is next for it. */
export function FarmHouses({ farm, houses }: { farm: Farm; houses: readonly HouseDue[] }) {
  const t = useShell();
  const terms = useTerms();
  const number = useNumbers();
  if (houses.length === 0)
    return (
      <Card className={styles.card}>
        <p>{t('farm.noHouses')}</p>
        <BigLink kind="line" icon="plus" to={`/farms/${farm.id}/edit`}>
          {t('farm.addHouse')}
        </BigLink>
      </Card>
    );
  return (
    <Card>
      <ul className={styles.houses}>
        {houses.map((due) => {
          const { house, age, last, status } = due;
          const isRunning = status === 'running' && last !== null;
          return (
            <li className="parted" key={house.id}>
              <Link
                className={`stack level gap-12 round-card unlined ${styles.house}`}
                to={isRunning ? `/r/${farm.id}/${last.id}` : `/start?farm=${farm.id}&house=${house.id}`}
              >
                <span className="stack breaks">
                  <b>
                    {house.name}
                    {age !== null && `, ${terms('unit.age', { n: age })}`}
                  </b>
                  <small>
                    {[
                      house.birds !== null &&
                        terms('unit.birds', { count: house.birds }).replace(String(house.birds), number(house.birds)),
                      terms(`floor.${house.floor}`),
                      house.isSick && t('farm.sick'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <em className="small bold primary-ink to-right">
                  <Due due={due} />
                </em>
                <FieldIcon name="next" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Due({ due: { status, dueOn } }: { due: HouseDue }) {
  const t = useShell();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  if (status === 'running') return terms('state.open');
  if (status === 'done') return t('home.doneToday');
  if (status === 'unread') return t('home.unread');
  if (status === 'due') return t('home.due');
  if (status === 'overdue') return t('home.overdue');
  return dueOn ? t('home.dueOn', { day: showDay(dueOn, locale) }) : t('home.never');
}
