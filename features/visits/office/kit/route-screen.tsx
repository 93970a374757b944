import { useState } from 'react';
import type { Point } from '#core/distance.ts';
import { barOf, drawPoints, legsOf } from '#features/visits/shared/day-route.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, buttonClass } from '#web/kit/controls/button.tsx';
import { isoDay, showTime, withWeekday } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Frame } from './frame.tsx';
import pieces from './kit.module.css';
import styles from './route.module.css';
import { goTo, hashOf } from './route.ts';
import type { KeptVisit } from './store/store.ts';
import { useReports, useVisits } from './store/use-kit.ts';
import { SyncLine } from './sync-line.tsx';
import { whereNow } from './where-now.ts';
import { useKitWords } from './words.ts';

const sheet = { width: 340, height: 250, margin: 34 };

/** The visits of a day on a map of their own, drawn from where they are: it needs no network, and no map of others. */
export function RouteScreen({ day }: { day: string }) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const all = useVisits();
  const reports = useReports();
  const [own, setOwn] = useState<Point | null>();
  const [isAsking, setAsking] = useState(false);
  if (!all || !reports) return null;
  const visits = all.filter(({ startAt }) => isoDay(startAt) === day);
  const stateOf = (visit: KeptVisit) => {
    if (reports.get(visit.id)?.report.finishedAt ?? visit.finishedAt) return 'done';
    return visit.isOpen ? 'ahead' : 'shut';
  };
  const points = visits.map(({ point = null }) => point);
  const legs = legsOf(points);
  const total = legs.reduce<number>((sum, leg) => sum + (leg ?? 0), 0);
  const locate = async () => {
    setAsking(true);
    setOwn(await whereNow());
    setAsking(false);
  };
  return (
    <Frame
      title={t('route.title')}
      note={[
        withWeekday(day, locale),
        t('route.stops', { count: visits.length }),
        total > 0 && t('route.total', { distance: shownDistance(total) }),
      ]
        .filter(Boolean)
        .join('　')}
      onBack={() => goTo(hashOf())}
      line={<SyncLine isKept={undefined} />}
      foot={
        <Button disabled={isAsking} onClick={() => void locate()}>
          <Icon name="place" size={18} />
          {t('route.own')}
        </Button>
      }
    >
      {own === null && (
        <p className={pieces.notice} role="status">
          {t('route.noOwn')}
        </p>
      )}
      {points.some(Boolean) ? (
        <RouteMap points={points} states={visits.map(stateOf)} own={own ?? null} />
      ) : (
        <p className={pieces.notice}>{t('route.noPoints')}</p>
      )}
      <ol className={styles.list} aria-label={t('route.list')}>
        {visits.map((visit, at) => (
          <li key={visit.id} data-state={stateOf(visit)}>
            <b className={styles.number} aria-hidden="true">
              {at + 1}
            </b>
            <div>
              <h2>
                <time dateTime={visit.startAt}>{showTime(visit.startAt)}</time> {visit.project}
              </h2>
              <p>{visit.address}</p>
              <p className={styles.leg}>
                {[
                  legs[at] !== null && t('route.leg', { distance: shownDistance(legs[at]!) }),
                  at > 0 && t('route.gap', { count: minutesBetween(visits[at - 1]!, visit) }),
                  !points[at] && t('route.unknown'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <a className={buttonClass({ kind: 'line' })} href={hashOf(visit.id)}>
                {t('list.look')}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

interface MapProps {
  readonly points: readonly (Point | null)[];
  readonly states: readonly string[];
  /** Where the device is, if it was asked and said so. */
  readonly own: Point | null;
}

/** What is drawn here the list below says in words. */
function RouteMap({ points, states, own }: MapProps) {
  const t = useKitWords();
  const { spots, unit } = drawPoints([...points, own], sheet);
  const stops = spots.slice(0, -1);
  const here = spots.at(-1);
  const line = stops.flatMap((spot) => (spot ? [`${spot.x},${spot.y}`] : [])).join(' ');
  const bar = barOf(unit, sheet.width / 3);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={t('route.drawn', { count: stops.filter(Boolean).length })}
    >
      <polyline className={styles.way} points={line} />
      {here && <circle className={styles.here} cx={here.x} cy={here.y} r={7} />}
      {stops.map(
        (spot, at) =>
          spot && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its number in the order of the day
            <g key={at} data-state={states[at]} transform={`translate(${spot.x} ${spot.y})`}>
              <circle r={13} />
              <text>{at + 1}</text>
            </g>
          ),
      )}
      <g className={styles.scale} transform={`translate(${sheet.margin / 2} ${sheet.height - 14})`}>
        <path d={`M0 -5 V0 H${bar * unit} V-5`} />
        <text x={bar * unit + 6} y={1}>
          {shownDistance(bar)}
        </text>
      </g>
      <g className={styles.north} transform={`translate(${sheet.width - 20} 26)`}>
        <path d="M0 -14 5 2 0 -2 -5 2z" />
        <text y={16}>{t('route.north')}</text>
      </g>
    </svg>
  );
}

/** Metres below a kilometre, tenths of kilometres from there on: both languages write units alike. */
function shownDistance(metres: number): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${Math.round(metres / 100) / 10} km`;
}

function minutesBetween({ endAt }: KeptVisit, { startAt }: KeptVisit): number {
  return Math.max(0, Math.round((Date.parse(startAt) - Date.parse(endAt)) / 60_000));
}
