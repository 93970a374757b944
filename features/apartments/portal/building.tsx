import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { roomTypes } from '#features/apartments/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import type { Round, Unit } from './apartment-page.tsx';
import styles from './apartments.module.css';
import type { Picture } from './choice.tsx';
import { open } from './estates.tsx';
import { useApartmentWords } from './words.ts';

type Look = 'free' | 'mine' | 'ahead' | 'wanted' | 'gone' | 'repair';

interface Shown {
  readonly round: Round;
  readonly picture: Picture;
  readonly estateId: string;
  readonly unitId: string | undefined;
  readonly time: number;
  readonly onPick: (id: string) => void;
}

/** A building, floor by floor, with how each apartment looks this moment. */
export function Building({ round, picture, estateId, unitId, time, onPick }: Shown) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const here = round.units.filter((unit) => unit.estateId === estateId);
  const buildings = [...new Set(here.map(({ building }) => building))];
  const [chosen, setBuilding] = useState(buildings[0]);
  const building = chosen !== undefined && buildings.includes(chosen) ? chosen : buildings[0];
  const units = here.filter((unit) => unit.building === building);
  const floors = [...new Set(units.map(({ floor }) => floor))].sort((a, b) => b - a);
  const columns = [...new Set(units.map(doorOf))].sort();
  const sizeOf = (value?: string) => {
    const size = roomTypes.find((each) => each.value === value);
    return size && textIn(size.label, locale);
  };
  const looks = new Map(picture.units.map(({ id, look }) => [id, look]));
  const freeIn = (name: string) =>
    here.filter(
      (unit) => unit.building === name && unit.type === round.turn.type && open.includes(looks.get(unit.id) ?? 'gone'),
    ).length;
  const estate = round.estates.find(({ id }) => id === estateId);
  return (
    <section>
      <div className="row wraps gap-8-16 below-12">
        <h2 className="title-20">{estate && textIn(estate.name, locale)}</h2>
        {buildings.length > 1 && (
          <ul className={`line clip ${styles.picks}`} aria-label={t('buildings')}>
            {buildings.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={`bare ${styles.pick}`}
                  aria-pressed={name === building}
                  onClick={() => setBuilding(name)}
                >
                  {t('building', { name })} <b>{t('buildingFree', { count: freeIn(name) })}</b>
                </button>
              </li>
            ))}
          </ul>
        )}
        <Age picture={picture} time={time} />
      </div>
      <Card boxed className={styles.building}>
        <table>
          <caption className="vh">
            {t('table', { estate: estate ? textIn(estate.name, locale) : '', building: building ?? '' })}
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map((door) => (
                <th key={door} scope="col" className="small plain muted">
                  <span className="block">{door}</span>
                  {sizeOf(units.find((unit) => doorOf(unit) === door)?.type)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map((floor) => (
              <tr key={floor}>
                <th scope="row" className="small muted on-one-line">
                  {t('floor', { floor })}
                </th>
                {columns.map((door) => {
                  const unit = units.find((each) => each.floor === floor && doorOf(each) === door);
                  return (
                    <td key={door}>
                      {unit && <Cell unit={unit} {...{ round, picture, onPick }} isPicked={unit.id === unitId} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={`row wraps gap-8-16 small ${styles.legend}`}>
          {(['free', 'mine', 'wanted', 'ahead', 'gone'] as const).map((look) => (
            <li key={look} className="row gap-8">
              <span className={styles.unit} data-look={look} aria-hidden="true" />
              {t(`legend.${look}`)}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** How old the picture is; one that is not renewed says so. */
function Age({ picture, time }: { picture: Picture; time: number }) {
  const t = useApartmentWords();
  const seconds = Math.max(0, Math.round((time - Date.parse(picture.at)) / 1000));
  const isStale = seconds > 30;
  return (
    <span className={`small push ${styles.age}`} data-stale={isStale || undefined} role="status">
      {isStale ? t('stale') : seconds < 2 ? t('liveNow') : t('live', { seconds })}
    </span>
  );
}

function Cell({
  unit,
  round,
  picture,
  isPicked,
  onPick,
}: Pick<Shown, 'round' | 'picture' | 'onPick'> & { unit: Unit; isPicked: boolean }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const found = picture.units.find(({ id }) => id === unit.id);
  const look = (found?.look ?? 'gone') as Look;
  const isOther = unit.type !== round.turn.type && look !== 'mine';
  const size = roomTypes.find(({ value }) => value === unit.type)?.label;
  return (
    <button
      type="button"
      className={styles.unit}
      data-look={isOther ? 'other' : look}
      aria-pressed={isPicked}
      onClick={() => onPick(unit.id)}
    >
      <b>{unit.no}</b>
      <small>{isOther && size ? textIn(size, locale) : t(`looks.${look}`, { others: found?.others ?? 0 })}</small>
    </button>
  );
}

/** Apartments with the same door stand below each other: the number without its floor. */
function doorOf({ no }: Unit): string {
  return no.slice(-2);
}
