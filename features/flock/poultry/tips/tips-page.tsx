import { Link, useNavigate, useParams } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTips } from '#features/flock/poultry/catalogues.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { Component as LostPage } from '#features/flock/poultry/error/lost-page.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { drawingOfTip, type TipSubject, tipSubjects } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { PackList } from './pack-list.tsx';
import { TipCard } from './tip-card.tsx';
import styles from './tips-page.module.css';
import { useTicksOfToday } from './use-today.ts';

/** Preparation of a visit: four subjects to go through, what to bring, and on to the analysis. */
export function Component() {
  const { topic = 'birds' } = useParams();
  const subject = tipSubjects.find((each) => each === topic);
  return subject ? <TipsPage key={subject} subject={subject} /> : <LostPage />;
}

function TipsPage({ subject }: { subject: TipSubject }) {
  const t = useTips();
  const navigate = useNavigate();
  const [ready, setReady] = useTicksOfToday<TipSubject>('tips.ready');
  const open = tipSubjects.filter((each) => each !== subject && !ready.includes(each));
  const next = open[0];
  const goOn = () => {
    if (!ready.includes(subject)) setReady([...ready, subject]);
    navigate(next ? `/tips/${next}` : '/start');
  };
  return (
    <Page
      title={t('title')}
      sub={t('sub')}
      back="/"
      bar={
        <ActionBar>
          <BigButton icon="check" onClick={goOn}>
            {next ? t('next', { topic: t(`topics.${next}`) }) : t('begin')}
          </BigButton>
        </ActionBar>
      }
    >
      <ul className={styles.topics}>
        {tipSubjects.map((each) => (
          <li key={each}>
            <Link to={`/tips/${each}`} aria-current={each === subject ? 'page' : undefined}>
              <SmallDrawing of={drawingOfTip(each)} />
              {t(`topics.${each}`)}
              {ready.includes(each) && (
                <span className={`middle ${styles.ready}`}>
                  <FieldIcon name="check" size={18} bold />
                  <span className="vh">, {t('isReady')}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <TipCard subject={subject} />
        <div className={styles.side}>
          <PackList />
          <p className={styles.clean}>
            <FieldIcon name="boots" />
            {t('clean')}
          </p>
        </div>
      </div>
    </Page>
  );
}
