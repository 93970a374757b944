import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useAnswers } from './questions/answers-store.ts';
import { fromAddress } from './questions/from-address.ts';
import { KeepPanel } from './questions/keep-panel.tsx';
import { Questions } from './questions/questions.tsx';
import { usePrefill } from './questions/use-prefill.ts';
import { Results } from './results.tsx';
import styles from './smart-page.module.css';
import { useSmartWords } from './words.ts';

/** Three questions, one key, and what comes of it. */
export function Component() {
  const t = useSmartWords();
  const [query] = useSearchParams();
  const [given] = useState(() => fromAddress(query));
  // Whoever answered on the home page comes for the result.
  const { state } = useLocation() as { state: { asked?: boolean } | null };
  const [isAsked, setAsked] = useState(state?.asked === true);
  const { answers, source } = useAnswers();
  const results = useRef<HTMLElement>(null);
  usePrefill(given.answers);
  const match = () => {
    setAsked(true);
    // After the results are there for the first time.
    requestAnimationFrame(() => results.current?.focus());
  };
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className={`wrap stack one gap-20 ${styles.page}`}>
        {given.ignored.length > 0 && (
          <Notice tone="warn">{t('ask.ignored', { what: given.ignored.join(', ') })}</Notice>
        )}
        {source && <Notice>{t(source === 'suggested' ? 'ask.prefilled' : 'ask.fromDevice')}</Notice>}
        <Questions onMatch={match} isMatched={isAsked} />
        {isAsked && (
          <section
            ref={results}
            className={`stack one gap-24 above-24 ${styles.results}`}
            tabIndex={-1}
            aria-labelledby="smart-results"
          >
            <Results answers={answers} />
            <KeepPanel />
          </section>
        )}
      </div>
    </>
  );
}
