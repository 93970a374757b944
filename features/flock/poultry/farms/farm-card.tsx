import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { Light } from '#features/flock/poultry/art/light.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { daysBetween } from '#features/flock/shared/scoring/age.ts';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { withBird } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './farm-card.module.css';
import type { FarmFacts, HouseFacts } from './farm-facts.ts';

/** A farm in the list: what it is, when it was seen last, and the light of each house. */
export function FarmCard({ facts, on }: { facts: FarmFacts; on: string }) {
  const t = useShell();
  const terms = useTerms();
  const number = useNumbers();
  const { farm, houses, lastVisit } = facts;
  const birds = farm.birds ?? sumOf(houses);
  return (
    <article className={`column clip ${cardClass}`}>
      <Link className={styles.head} to={`/farms/${farm.id}`}>
        <SmallDrawing of={withBird('feather-0', birdKind(farm))} />
        <span className="stack breaks">
          <h2 className="size-20">{farm.name}</h2>
          <span className="small quiet lines-1-3">
            {t('farms.houses', { count: houses.length })}, {birds ? `${number(birds)} ` : ''}
            {terms(`type.${farm.type}`)}
          </span>
          <span className="row gap-6 small strong primary-ink">
            <FieldIcon name="clock" size={22} />
            {lastVisit ? t('farms.lastVisit', { when: ago(daysBetween(lastVisit, on), t) }) : t('farms.noVisit')}
          </span>
        </span>
        <FieldIcon name="next" />
      </Link>
      <ul className={`line wraps ruled ${styles.houses}`}>
        {houses.map((each) => (
          <HouseLight key={each.house.id} farmId={farm.id} facts={each} />
        ))}
        {lastVisit === null && (
          <li>
            <Link className={`row to-middle gap-8 on-card unlined ${styles.start}`} to={`/start?farm=${farm.id}`}>
              {terms('btn.start')}
            </Link>
          </li>
        )}
      </ul>
    </article>
  );
}

function HouseLight({ farmId, facts: { house, light, isProvisional, report } }: { farmId: string; facts: HouseFacts }) {
  const terms = useTerms();
  const label = isProvisional ? `${terms(`light.${light}`)}, ${terms('light.provisional')}` : terms(`light.${light}`);
  return (
    <li>
      <Link
        className="row to-middle gap-8 on-card unlined"
        to={report ? `/reports/${farmId}/${report.id}` : `/start?farm=${farmId}&house=${house.id}`}
      >
        <Light kind={light} provisional={isProvisional} size={32} label={label} />
        <b className="slim">{house.name}</b>
      </Link>
    </li>
  );
}

function sumOf(houses: readonly HouseFacts[]): number {
  return houses.reduce((sum, { house }) => sum + (house.birds ?? 0), 0);
}

function ago(days: number, t: ReturnType<typeof useShell>): string {
  if (days <= 0) return t('today');
  return days === 1 ? t('yesterday') : t('daysAgo', { count: days });
}
