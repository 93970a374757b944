import type { OutputOf } from '#core/contracts/contract.ts';
import type { examResultCall } from '#features/learning/calls.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { partsOf } from './paper-parts.ts';
import styles from './result.module.css';
import { useLearningWords } from './words.ts';

type Marked = OutputOf<typeof examResultCall>['questions'][number];

/** Shares of the points by kinds of question, and by what they were about where there is more than one thing. */
export function ResultBars({ questions }: { questions: readonly Marked[] }) {
  const t = useLearningWords();
  const kinds = partsOf(questions).map(({ name, questions: of }) => ({ name: t(name), of }));
  const points = [...new Set(questions.map(({ points: about }) => about).filter((about) => about !== ''))].map(
    (name) => ({ name, of: questions.filter((each) => each.points === name) }),
  );
  return (
    <div className="stack two gap-24 above-24 top folds">
      <Bars title={t('result.kinds')} groups={kinds} />
      {points.length > 1 && <Bars title={t('result.points')} groups={points} />}
    </div>
  );
}

function Bars({
  title,
  groups,
}: {
  title: string;
  groups: readonly { readonly name: string; readonly of: readonly Marked[] }[];
}) {
  const t = useLearningWords();
  return (
    <Card boxed>
      <h2 className={`title-20 below-8 ${styles.title}`}>{title}</h2>
      <ul className="column gap-8">
        {groups.map(({ name, of }) => {
          const all = of.reduce((sum, { score }) => sum + score, 0);
          const got = of.reduce((sum, { mark }) => sum + (mark ?? 0), 0);
          const isOpen = of.some(({ mark }) => mark === null);
          return (
            <li key={name} className={`stack level gap-14 ${styles.bars}`}>
              <span className="breaks">{name}</span>
              <span
                className={`block ${styles.bar}`}
                data-low={(!isOpen && got < all * 0.6) || undefined}
                aria-hidden="true"
              >
                <span className="block" style={{ width: `${(100 * got) / all}%` }} />
              </span>
              <span className="small muted to-right">{isOpen ? t('result.toMark') : `${got} / ${all}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
