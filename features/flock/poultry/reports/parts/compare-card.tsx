import type { OutputOf } from '#core/contracts/contract.ts';
import { flockBenchmarkCall } from '#features/flock/calls.ts';
import { Light } from '#features/flock/poultry/art/light.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import {
  dayWords,
  figure,
  headline,
  lightWords,
  measured,
  percentIn,
  shownMark,
} from '#features/flock/shared/documents/phrases.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { isScored, type SectionKey } from '#features/flock/shared/sections/sections.ts';
import { useCall } from '#web/kit/call/query.ts';
import cards from './cards.module.css';
import styles from './compare-card.module.css';
import type { ReportView } from './report-view.ts';

const mostVisits = 4;

/** The former visits of the house, and where the farm stands among those of its area. */
export function CompareCard({ reports, ...view }: ReportView & { reports: readonly Report[] }) {
  const { report, words } = view;
  const former = reports
    .filter(
      ({ id, head }) => id !== report.id && head.houseId === report.head.houseId && head.house === report.head.house,
    )
    .filter(({ head }) => head.startedAt < report.head.startedAt)
    .toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? 1 : -1))
    .slice(0, mostVisits);
  return (
    <section className={cards.card}>
      <h2>{words.report('compare.title')}</h2>
      <h3 className={`${styles.head} size-17 bold`}>{words.report('compare.own')}</h3>
      {former.length === 0 ? (
        <p className="fine">{words.report('compare.ownNone')}</p>
      ) : (
        <OwnVisits {...view} visits={[report, ...former]} />
      )}
      <Neighbours {...view} />
    </section>
  );
}

/** One row a section, one column a visit: the lights say how it went. */
function OwnVisits({ visits, farm, result, words }: ReportView & { visits: readonly Report[] }) {
  const told = visits.map((visit) => ({ visit, sections: resultOf(visit, farm).sections }));
  const sections = result.order.filter((section) => told.some((each) => each.sections[section].isAssessed));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
    <div className={`anchor ${styles.scroll}`} tabIndex={0}>
      <table className={`whole ${styles.table}`}>
        <thead>
          <tr>
            <th className="quiet strong" scope="col">
              {words.report('compare.visit')}
            </th>
            {told.map(({ visit: { id, head } }) => (
              <th className="quiet strong" key={id} scope="col">
                {head.ageDays === null ? dayWords(head.on, words) : words.terms('unit.age', { n: head.ageDays })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section}>
              <th scope="row">{words.terms(`section.${section}`)}</th>
              {told.map(({ visit, sections: all }) => (
                <td key={visit.id}>
                  <Light kind={all[section].light} provisional={all[section].isProvisional} size={30} />
                  <span>{shortValue(section, all, words)}</span>
                  <span className="vh">{lightWords(all[section], words)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shortValue(section: SectionKey, all: ReportView['result']['sections'], words: ReportView['words']): string {
  const told = all[section];
  if (!told.isAssessed) return '–';
  if (!isScored(section))
    return told.ammonia!.highest.isPpmKnown
      ? measured(figure(shownMark(told).value, words), { unit: 'ppm', words })
      : headline(told, words);
  return percentIn(words)(Math.round(shownMark(told).value));
}

type Row = OutputOf<typeof flockBenchmarkCall>['rows'][number];

function Neighbours({ farm, result, words }: ReportView) {
  const { report: t } = words;
  const isOnline = useIsOnline();
  const read = useCall(flockBenchmarkCall, isOnline ? { area: farm.area, type: farm.type } : undefined, {
    quiet: true,
  });
  const told = result.order.flatMap((section) =>
    result.sections[section].marks.flatMap((mark) => {
      const row = read.data?.rows.find(({ measure }) => measure === mark.measure);
      return row ? [{ mark, row }] : [];
    }),
  );
  const place = { area: words.terms(`area.${farm.area}`), type: words.terms(`type.${farm.type}`) };
  return (
    <>
      <h3 className={`${styles.head} size-17 bold`}>{t('compare.area', place)}</h3>
      {!isOnline && !read.data && <p className="fine">{t('compare.offline')}</p>}
      {isOnline && read.isError && (
        <>
          <p className="fine">{t('compare.failed')}</p>
          <BigButton kind="quiet" small onClick={() => void read.refetch()}>
            {t('compare.retry')}
          </BigButton>
        </>
      )}
      {read.data && told.length === 0 && <p className="fine">{t('compare.few')}</p>}
      {told.length > 0 && (
        <>
          <p className="fine">{t('compare.areaNote')}</p>
          <ul className="stack gap-14 above-10">
            {told.map(({ mark, row }) => (
              <NeighbourRow key={mark.measure} value={mark.value} unit={mark.unit} row={row} words={words} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function NeighbourRow({
  value,
  unit,
  row,
  words,
}: {
  value: number;
  unit: 'percent' | 'index' | 'ppm';
  row: Row;
  words: ReportView['words'];
}) {
  const { report: t } = words;
  const top = Math.max(row.high * 1.4, value * 1.1, 1);
  const x = (amount: number) => Math.min(100, (amount / top) * 100);
  const amount = (told: number) => measured(figure(told, words, unit === 'ppm' ? 1 : 0), { unit, words });
  const verdict = value > row.high ? 'worse' : value < row.low ? 'better' : 'usual';
  return (
    <li>
      <p className={`${styles.name} line wraps apart`}>
        <b>{words.terms(`measure.${row.measure}`)}</b>
        <span>{t(`compare.${verdict}`)}</span>
      </p>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" className={`whole ${styles.bar}`} aria-hidden="true">
        <rect width="100" height="14" fill="#E4EBE8" />
        <rect x={x(row.low)} width={Math.max(0.6, x(row.high) - x(row.low))} height="14" fill="#7DB3BB" />
        <rect x={x(row.median) - 0.3} width="0.6" height="14" fill="#0B4350" />
        <rect x={Math.max(0, x(value) - 0.8)} width="1.6" height="14" fill="#16211E" />
      </svg>
      <p className="fine">
        {[
          `${t('compare.here')} ${amount(value)}`,
          t('compare.half', { low: amount(row.low), high: amount(row.high) }),
          t('compare.middle', { median: amount(row.median) }),
          t('compare.farms', { count: row.farms }),
        ].join(t('comma'))}
      </p>
    </li>
  );
}
