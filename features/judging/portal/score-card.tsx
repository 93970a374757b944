import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { ownScoresCall } from '#features/judging/result-calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './score-card.module.css';
import { useScoreWords } from './words.ts';

type Round = OutputOf<typeof ownScoresCall>['rounds'][number];

/** The scores of an entry, on its page, once they are published. Nothing before. */
export function ScoreCard({ id }: { id: string }) {
  const t = useScoreWords();
  const locale = useSession((session) => session.locale);
  const { data } = useCall(ownScoresCall, { id }, { quiet: true, ...renewed });
  const rounds = data?.rounds ?? [];
  const last = rounds.at(-1);
  if (!last) return null;
  return (
    <Card boxed>
      <section aria-labelledby="scores" className="column gap-16">
        <div className="row wraps baseline gap-4-12">
          <h2 id="scores" className="title-20">
            {t('title')}
          </h2>
          <span className="small muted">{t('published', { time: showDate(last.publishedAt, locale) })}</span>
        </div>
        <Figures round={last} />
        <Plot rounds={rounds} />
        <How rounds={rounds} />
      </section>
    </Card>
  );
}

function Figures({ round: { title, result, rank, of, outOf, adjusted } }: { round: Round }) {
  const t = useScoreWords();
  const locale = useSession((session) => session.locale);
  const figures = [
    [t('result', { round: textIn(title, locale) }), result.toFixed(2), t('outOf', { max: outOf })],
    [t('rank'), rank, t('of', { count: of })],
    [t('adjusted'), adjusted.rank, t('interval', { low: adjusted.low, high: adjusted.high })],
  ] as const;
  return (
    <dl className={`stack three folds ${styles.figures}`}>
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd className="row wraps baseline gap-4-12">
            <b className={styles.figure}>{value}</b>
            <span className="small muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A line a round: a dot for each judge, hollow where it does not count, and the result in gold. */
function Plot({ rounds }: { rounds: readonly Round[] }) {
  const t = useScoreWords();
  const locale = useSession((session) => session.locale);
  const values = rounds.flatMap(({ totals }) => totals.map(({ value }) => value));
  const { low, high, ticks } = axisOf(Math.min(...values), Math.max(...values));
  const at = (value: number) => `${(100 * (value - low)) / (high - low)}%`;
  return (
    <div className={styles.plot}>
      <ol className={styles.rounds}>
        {rounds.map(({ stage, title, totals, result }) => (
          <li key={stage}>
            <b>{textIn(title, locale)}</b>
            <span
              role="img"
              className={styles.line}
              aria-label={t('read', {
                count: totals.length,
                totals: totals.map(({ value }) => value).join(locale === 'CN' ? '、' : ', '),
                result: result.toFixed(2),
              })}
            >
              <i
                className={styles.span}
                style={{
                  left: at(totals[0]!.value),
                  width: `calc(${at(totals.at(-1)!.value)} - ${at(totals[0]!.value)})`,
                }}
              />
              {totals.map(({ value, counts }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: totals stand in their order and may be equal
                <i key={index} className={styles.dot} data-counts={counts} style={{ left: at(value) }} />
              ))}
              <i className={styles.mark} style={{ left: at(result) }} />
            </span>
            <b className={styles.result}>{result.toFixed(2)}</b>
          </li>
        ))}
      </ol>
      <p className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: at(tick) }}>
            {tick}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Whole steps around what was given, so that no dot lies on an edge. */
function axisOf(least: number, most: number): { low: number; high: number; ticks: number[] } {
  const step = most - least > 40 ? 20 : most - least > 16 ? 10 : 4;
  const low = Math.floor((least - 1) / step) * step;
  const high = Math.ceil((most + 1) / step) * step;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

function How({ rounds }: { rounds: readonly Round[] }) {
  const t = useScoreWords();
  const locale = useSession((session) => session.locale);
  const last = rounds.at(-1)!;
  const isTrimmed = last.totals.some(({ counts }) => !counts);
  const list = last.criteria
    .map(({ name, share }) => t('item', { name: textIn(name, locale), share: Math.round(100 * share) }))
    .join(locale === 'CN' ? '、' : ', ');
  const said = rounds.filter(({ opinions }) => opinions.length > 0);
  return (
    <div className={`rounded small ${styles.how}`}>
      <p>
        <b>{t('how')}</b> {t(isTrimmed ? 'trimmed' : 'mean')} {t('criteria', { list })} {t('adjusting')}{' '}
        <Link to="/itecpage/home#method">{t('method')}</Link>
      </p>
      {said.length > 0 && (
        <details className="above-8">
          <summary>{t('opinions', { count: said.reduce((sum, { opinions }) => sum + opinions.length, 0) })}</summary>
          {said.map(({ stage, title, opinions }) => (
            <div key={stage} className="above-12">
              <b>{t('opinionsOf', { round: textIn(title, locale) })}</b>
              <ul className={styles.opinions}>
                {opinions.map((opinion) => (
                  <li key={opinion} className="as-typed breaks">
                    {opinion}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
