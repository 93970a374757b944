import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './experts.module.css';
import type { Column, Review } from './use-review.ts';

type Dimension = Review['rubric']['dimensions'][number];

interface Named extends Column {
  readonly key: number;
  readonly title: string;
}

/** Items by experts, with totals; the highest and the lowest are greyed and say so, and each item shows how far apart the scores lie. On a phone two experts at a time. */
export function RubricTable({ review, isNarrow }: { review: Review; isNarrow: boolean }) {
  const t = useTexts();
  const read = useTextIn();
  const [picked, setPicked] = useState<readonly [number, number]>([0, 1]);
  const columns = namedColumns(review, (at) => t('experts.expert', { at }));
  const shown = isNarrow ? picked.flatMap((key) => columns.filter((each) => each.key === key)) : columns;
  const { dimensions } = review.rubric;
  const whole = dimensions.reduce((sum, { max }) => sum + max, 0);
  const pick = (index: number, key: number) =>
    setPicked(([first, second]) => (index === 0 ? [key, second] : [first, key]));
  return (
    <ScrollFrame label={t('experts.table')}>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('experts.item')}</th>
            {!isNarrow && <th scope="col">{t('experts.max')}</th>}
            {shown.map((column, index) => (
              <th key={column.key} scope="col" data-drop={column.drop ?? undefined}>
                {isNarrow && columns.length > 2 ? (
                  <Select
                    size="small"
                    aria-label={t('experts.pick', { at: index + 1 })}
                    value={column.key}
                    options={columns
                      .filter(({ key }) => key === column.key || !picked.includes(key))
                      .map(({ key, title }) => ({ value: key, label: title }))}
                    onChange={(key: number) => pick(index, key)}
                  />
                ) : (
                  column.title
                )}
              </th>
            ))}
            {!isNarrow && (
              <th scope="col" className={styles.last}>
                {t('experts.spread')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {dimensions.map((dimension) => (
            <tr key={dimension.code}>
              <th scope="row">
                {read(dimension.name)}
                {isNarrow && <Spread dimension={dimension} columns={columns} />}
              </th>
              {!isNarrow && <td className="muted">{dimension.max}</td>}
              {shown.map((column) => (
                <td key={column.key} data-drop={column.drop ?? undefined} title={reasonIn(column, dimension.code)}>
                  {scoreIn(column, dimension.code) ?? '–'}
                </td>
              ))}
              {!isNarrow && (
                <td className={styles.last}>
                  <Spread dimension={dimension} columns={columns} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('experts.total')}</th>
            {!isNarrow && <td className="muted">{whole}</td>}
            {shown.map((column) => (
              <td key={column.key} data-drop={column.drop ?? undefined}>
                {column.total === null ? (
                  <span className="muted">{t('experts.waiting')}</span>
                ) : (
                  column.total.toFixed(2)
                )}
                {column.drop && (
                  <small className="block muted">
                    {t(column.drop === 'HIGHEST' ? 'experts.highest' : 'experts.lowest')}
                  </small>
                )}
              </td>
            ))}
            {!isNarrow && (
              <td className={styles.last}>
                <Result review={review} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      {isNarrow && (
        <p className={`row apart gap-8 ${styles.standing}`}>
          <span className="muted">{t('experts.result')}</span>
          <Result review={review} />
        </p>
      )}
    </ScrollFrame>
  );
}

/** Those who did not recuse themselves, by name or, among experts, by number. */
export function namedColumns({ columns }: Review, numbered: (at: number) => string): Named[] {
  return columns
    .filter(({ state }) => state !== 'RECUSED')
    .map((column, key) => ({ ...column, key, title: column.name?.replace(/ \(.*\)$/, '') ?? numbered(key + 1) }));
}

function Result({ review: { result } }: { review: Review }) {
  const t = useTexts();
  if (result === null) return <span className="muted size-12">{t('experts.noResult')}</span>;
  return (
    <b className={`size-22 ${styles.result}`} title={t('experts.result')}>
      {result.toFixed(2)}
    </b>
  );
}

/** A dot for each score between the ends of the scale; hollow where the total does not count. */
function Spread({ dimension: { code, min, max, name }, columns }: { dimension: Dimension; columns: readonly Named[] }) {
  const t = useTexts();
  const read = useTextIn();
  const given = columns.flatMap((column) => {
    const score = scoreIn(column, code);
    return score === undefined ? [] : [{ key: column.key, score, drop: column.drop }];
  });
  if (given.length === 0) return null;
  const at = (score: number) => `${(100 * (score - min)) / (max - min)}%`;
  const scores = given.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return (
    <span role="img" className={styles.spread} aria-label={t('experts.spreadOf', { name: read(name), least, most })}>
      <i className={styles.span} style={{ left: at(least), width: `calc(${at(most)} - ${at(least)})` }} />
      {given.map(({ key, score, drop }) => (
        <i key={key} className={styles.dot} data-drop={drop ?? undefined} style={{ left: at(score) }} />
      ))}
    </span>
  );
}

function scoreIn({ scores }: Column, code: string): number | undefined {
  return scores.find((each) => each.code === code)?.score;
}

function reasonIn({ scores }: Column, code: string): string | undefined {
  return scores.find((each) => each.code === code)?.reason;
}
