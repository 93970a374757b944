import { itemWords } from '#core/documents/flock/photos.ts';
import { figure, scoreWords } from '#core/documents/flock/phrases.ts';
import cards from '../reports/parts/cards.module.css';
import type { ReportView } from '../reports/parts/report-view.ts';
import { grade } from '../training/round-result.tsx';
import { agreements, type Compared, comparedScores } from './readings.ts';
import styles from './second-reading.module.css';

/** Both readings beside each other, with how well they agree on each scale. */
export function BothReadings({
  reading,
  ...view
}: ReportView & { reading: readonly { key: string; value: unknown }[] }) {
  const { report, words } = view;
  const { report: say, terms } = words;
  const compared = comparedScores(report, reading);
  const told = agreements(report, compared);
  return (
    <div className={styles.place}>
      <section className={cards.card}>
        <h2>{say('shared.both')}</h2>
        {told.length === 0 && <p className={cards.note}>{say('shared.agreementNone')}</p>}
        <ul>
          {told.map(({ scale, value, n }) => (
            <li key={scale}>
              <b>{terms(`scale.${scale}`)}</b>: {say('shared.agreement', { value: figure(value ?? 0, words, 2) })}
              {say('comma')}
              {say(`agreement.${grade(value ?? 0)}`)} (n {n})
            </li>
          ))}
        </ul>
        <p className={cards.note}>{say('shared.agreementNote')}</p>
        <table className={styles.both}>
          <thead>
            <tr>
              <th scope="col">{terms('term.photo')}</th>
              <th scope="col">{say('shared.first')}</th>
              <th scope="col">{say('shared.second')}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map((each) => (
              <ComparedRow key={`${each.key} ${each.scale}`} compared={each} {...view} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ComparedRow({ compared, report, words }: ReportView & { compared: Compared }) {
  const { section, scale, no, first, second } = compared;
  const { report: say, terms } = words;
  const apart = Math.abs(first - second);
  const isNamed = scale.endsWith('_colour');
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
        {apart === 0 ? (
          say('shared.same')
        ) : (
          <span className={styles.apart}>{say('shared.apart', { count: isNamed ? 1 : apart })}</span>
        )}
      </td>
    </tr>
  );
}
