import cards from '#features/flock/poultry/reports/parts/cards.module.css';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import { figure } from '#features/flock/shared/documents/phrases.ts';
import { grade } from '#features/flock/shared/scoring/results/second-readings.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import {
  shownBy,
  type TrainingAnswer,
  trainingResult,
  trainingSections,
} from '#features/flock/shared/scoring/training.ts';
import type { SectionKey } from '#features/flock/shared/sections/sections.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { pictureUrl } from './round-picture.ts';
import styles from './training.module.css';

/** How a round went: as a whole, per section, and the drawings that were taken for another score. */
export function RoundResult({ answers, words }: { answers: readonly TrainingAnswer[]; words: FlockWords }) {
  const { report: t, terms } = words;
  const { items, right, agreement } = trainingResult(answers);
  const sections = trainingSections.slice(1) as readonly SectionKey[];
  const wrong = answers.flatMap(({ drawing, score }) => {
    const shown = shownBy(drawing);
    return shown && shown.score !== score ? [{ drawing, given: score, ...shown }] : [];
  });
  const name = (scale: (typeof wrong)[number]['scale'], score: number) =>
    `${score}, ${isDescribed(scale) ? terms(scoreKey(scale, score, firstScaleSet)) : ''}`;
  return (
    <section className={cards.card} role="status">
      <h2>{t('training.result')}</h2>
      <p className={`${styles.big} heavy lines-1-2`}>{t('training.right', { right, total: items })}</p>
      <p>
        {t('training.agreement', { value: figure(agreement ?? 0, words, 2) })}
        {words.report('comma')}
        {t(`agreement.${grade(agreement ?? 0)}`)}
      </p>
      <p className="fine">{t('shared.agreementNote')}</p>
      <h3 className={`${styles.sub} size-17 bold`}>{t('training.per')}</h3>
      <ul className={styles.history}>
        {sections.map((section) => {
          const told = trainingResult(answers, section);
          if (told.items === 0) return null;
          return (
            <li className="line wraps apart ruled" key={section}>
              <b>{terms(`section.${section}`)}</b>
              <span>{t('training.figures', { right: told.right, total: told.items })}</span>
              <span>{t('training.agreement', { value: figure(told.agreement ?? 0, words, 2) })}</span>
            </li>
          );
        })}
      </ul>
      <h3 className={`${styles.sub} size-17 bold`}>{t('training.mistakes')}</h3>
      {wrong.length === 0 && <p className="fine">{t('training.none')}</p>}
      <ul className={`stack gap-12 above-8 ${styles.mistakes}`}>
        {wrong.map(({ drawing, given, scale, score }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice in a round
          <li className="stack level" key={index}>
            <img src={pictureUrl(drawing)} alt="" width={200} height={150} decoding="async" />
            <p>
              <b>{terms(`scale.${scale}`)}</b>
              <br />
              {t('training.truth', { score: name(scale, score) })}
              <br />
              {t('training.yours', { score: name(scale, given) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
