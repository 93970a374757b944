import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { assessorWords, figure, whenWords } from '#features/flock/shared/documents/phrases.ts';
import type { ReportView } from './parts/report-view.ts';
import styles from './report-header.module.css';

/** Name of the report on the product's colour; the pencil renames it, the arrow leads to the list. */
export function ReportHeader({
  farm,
  report,
  words,
  offset,
  onRename,
  isShared = false,
}: ReportView & { onRename?: () => void; isShared?: boolean }) {
  const t = useShell();
  const house = farm.houses.find(({ id }) => id === report.head.houseId);
  const birds = house?.birds ?? farm.birds;
  const { terms } = words;
  const facts = [
    farm.name,
    terms(`type.${farm.type}`),
    ...(birds === null ? [] : [terms('unit.birds', { count: figure(birds, words, 0) })]),
  ];
  const visit = [whenWords(report.head.startedAt, { offset, words }), assessorWords(report.head, words)].filter(
    Boolean,
  );
  return (
    <header className={`stack level ${styles.header}`}>
      {!isShared && (
        <Link to="/reports" className={`middle rounded ${styles.back}`} aria-label={t('back')} title={t('back')}>
          <FieldIcon name="back" />
        </Link>
      )}
      <h1 className="breaks heavy">{report.name}</h1>
      {onRename && (
        <IconButton icon="pencil" label={words.report('page.rename')} className={styles.rename} onClick={onRename} />
      )}
      <p className="breaks">
        {facts.join(words.report('comma'))}
        <br />
        {visit.join(words.report('comma'))}
      </p>
    </header>
  );
}
