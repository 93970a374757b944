import { itemWords } from '#features/flock/shared/documents/photos.ts';
import { scoreWords, whenWords } from '#features/flock/shared/documents/phrases.ts';
import { agreementWords, apartWords } from '#features/flock/shared/documents/readings.ts';
import type { SecondReading } from '#features/flock/shared/scoring/report.ts';
import {
  agreements,
  type Compared,
  comparedScores,
  stepsApart,
} from '#features/flock/shared/scoring/results/second-readings.ts';
import cards from './cards.module.css';
import styles from './readings-card.module.css';
import type { ReportView } from './report-view.ts';

/** Every second reading of a report. */
export function ReadingsCards(view: ReportView) {
  return view.report.readings.map((reading) => <ReadingCard key={reading.id} {...view} reading={reading} />);
}

/** A second reading beside the first, with how well they agree on each scale and where they differ. */
function ReadingCard({ reading, ...view }: ReportView & { reading: SecondReading }) {
  const { report, words, offset } = view;
  const { report: t, terms } = words;
  const compared = comparedScores(report, reading);
  const told = agreements(report, compared);
  return (
    <section className={cards.card} aria-label={t('shared.both')}>
      <h2>{t('shared.both')}</h2>
      <p className="fine">
        {t('shared.second')}: {reading.name}
        {t('comma')}
        {whenWords(reading.at, { offset, words })}
      </p>
      {told.overall === null ? (
        <p className="fine">{t('shared.agreementNone')}</p>
      ) : (
        <p className={`line wraps apart tinted above-8 ${styles.overall}`}>
          <span>{t('shared.overall')}</span>
          <b>{agreementWords(told.overall, words)}</b>
        </p>
      )}
      <ul className={`stack gap-6 ${styles.told}`}>
        {told.scales.map(({ scale, value, same, count }) => (
          <li className="line wraps apart" key={scale}>
            <b>{terms(`scale.${scale}`)}</b>
            <span>
              {value !== null && `${agreementWords(value, words)}${t('comma')}`}
              {t('shared.sameOf', { same, count })}
            </span>
          </li>
        ))}
      </ul>
      <p className="fine">{t('shared.agreementNote')}</p>
      <table className={`whole above-10 ${styles.both}`}>
        <thead>
          <tr>
            <th scope="col">{terms('term.photo')}</th>
            <th scope="col">{t('shared.first')}</th>
            <th scope="col">{t('shared.second')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((each) => (
            <ComparedRow key={`${each.key} ${each.scale}`} compared={each} {...view} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ComparedRow({ compared, report, words }: ReportView & { compared: Compared }) {
  const { section, scale, no, first, second } = compared;
  const { report: t, terms } = words;
  const apart = stepsApart(compared);
  const name = (score: number) => `${score}, ${scoreWords(scale, score, { report, words })}`;
  return (
    <tr>
      <th scope="row">
        {itemWords(section, words)} {no}
        <br />
        {terms(`scale.${scale}`)}
      </th>
      <td>{name(first)}</td>
      <td>
        {name(second)}
        <br />
        {apart === 0 ? t('shared.same') : <span className={`bold ${styles.apart}`}>{apartWords(compared, words)}</span>}
      </td>
    </tr>
  );
}
