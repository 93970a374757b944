import { type Part, type Question, useWorth } from './paper-parts.ts';
import styles from './sitting.module.css';
import { useLearningWords } from './words.ts';

/** How the questions of a paper stand, as its map shows them. */
export interface Standing {
  readonly parts: readonly Part[];
  readonly current: string;
  readonly isDone: (question: string) => boolean;
  readonly isFlagged: (question: string) => boolean;
}

/** The map of a paper: each question by its number, by kinds; choosing one leads to it. */
export function QuestionMap({
  standing,
  isTitled,
  onChoose,
}: {
  standing: Standing;
  /** Not in a sheet, which has the title itself. */
  isTitled?: boolean;
  onChoose: (question: string) => void;
}) {
  const t = useLearningWords();
  const { parts, isDone, isFlagged } = standing;
  const all = parts.flatMap(({ questions }) => questions);
  const counts = {
    done: all.filter(({ id }) => isDone(id)).length,
    all: all.length,
    marked: all.filter(({ id }) => isFlagged(id)).length,
  };
  return (
    <nav aria-label={t('exam.sheet')}>
      <p className="row wraps apart gap-4-12">
        {isTitled && <b className="strong">{t('exam.sheet')}</b>}
        <span className="small muted">{t('exam.done', counts)}</span>
      </p>
      {parts.map((part) => (
        <PartCells key={part.type} {...{ part, standing, onChoose }} />
      ))}
      <p className={`stack two gap-6 small ruled above-16 ${styles.key}`} aria-hidden="true">
        <KeyLine name={t('exam.answered')} mark={{ 'data-answered': true }} />
        <KeyLine name={t('exam.open')} mark={{}} />
        <KeyLine name={t('exam.flagged')} mark={{ 'data-flagged': true }} />
        <KeyLine name={t('exam.current')} mark={{ 'data-current': true }} />
      </p>
    </nav>
  );
}

function PartCells({
  part,
  standing: { current, isDone, isFlagged },
  onChoose,
}: {
  part: Part;
  standing: Standing;
  onChoose: (question: string) => void;
}) {
  const t = useLearningWords();
  const worth = useWorth();
  const labelOf = ({ id, number }: Question) =>
    [
      t('exam.number', { count: number }),
      t(isDone(id) ? 'exam.answered' : 'exam.open'),
      ...(isFlagged(id) ? [t('exam.flagged')] : []),
    ].join(' ');
  return (
    <>
      <p className="row wraps apart gap-4-12 small muted above-12 below-8">
        <span>{t(part.name)}</span>
        <span>{worth(part).join(' · ')}</span>
      </p>
      <ol className={`stack gap-8 ${styles.cells}`}>
        {part.questions.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={`whole anchor small ink ${styles.cell}`}
              data-answered={isDone(each.id) || undefined}
              data-flagged={isFlagged(each.id) || undefined}
              data-current={each.id === current || undefined}
              aria-current={each.id === current ? 'true' : undefined}
              aria-label={labelOf(each)}
              onClick={() => onChoose(each.id)}
            >
              {each.number}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function KeyLine({ name, mark }: { name: string; mark: object }) {
  return (
    <span className="row gap-8">
      <i className={`rigid anchor ${styles.cell}`} {...mark} />
      {name}
    </span>
  );
}
