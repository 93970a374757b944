import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findFact } from '#features/contents/shared/conditions/facts.ts';
import { smartpolicyCall } from '#features/smart-policy/calls.ts';
import { useAnswers } from '#features/smart-policy/portal/questions/answers-store.ts';
import { Several } from '#features/smart-policy/portal/questions/fact-input.tsx';
import { StrengthChips } from '#features/smart-policy/portal/questions/strength-chips.tsx';
import { plain } from '#features/smart-policy/portal/results.tsx';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { mayFit, resultGroups } from '#features/smart-policy/shared/result-groups.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './smart-strip.module.css';

/** The three questions, answered right here, with how many policies may fit as one answers. */
export function SmartStrip() {
  const t = useSmartWords();
  const { answers, answer } = useAnswers();
  const isTold = Object.keys(answers).length > 0;
  // The page of the smart policy asks the same, and finds the answer here.
  const { data } = useCall(smartpolicyCall, isTold ? { answers: plain(answers) } : undefined, {
    quiet: true,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });
  const needs = Array.isArray(answers.needs) ? answers.needs : [];
  const count = isTold && data ? mayFit(resultGroups(data.rows, needs)) : undefined;
  const chips = (key: string) => (
    <Several fact={findFact(key)!} answer={answers[key]} onAnswer={(value) => answer(key, value)} />
  );
  return (
    <section className={styles.strip} aria-labelledby="smart-strip">
      <div className="wrap">
        <h2 className="titled" id="smart-strip">
          {t('title')}
        </h2>
        <p className="quiet above-8">{t('note')}</p>
        <div className={`stack three gap-24 above-28 folds-tablet ${styles.asks}`}>
          <Ask number={1} title={t('ask.who')}>
            {chips('identity')}
          </Ask>
          <Ask number={2} title={t('ask.fit')}>
            <StrengthChips />
          </Ask>
          <Ask number={3} title={t('ask.need')}>
            {chips('needs')}
          </Ask>
        </div>
        <p className={'row wraps gap-8-16 above-24'}>
          <ButtonLink kind="primary" to="/smartpolicy" state={{ asked: isTold }}>
            {t('strip.show')}
          </ButtonLink>
          <span className="quiet" role="status">
            {count === undefined ? t('strip.none') : t('strip.count', { count })}
          </span>
        </p>
      </div>
    </section>
  );
}

function Ask({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const t = useSmartWords();
  return (
    <Card boxed>
      <fieldset className="slim">
        <legend className="row baseline gap-8 whole">
          <b className={styles.number} aria-hidden="true">
            {number}
          </b>
          <b>{title}</b>
          <small className="small muted push">{t('strip.several')}</small>
        </legend>
        {children}
      </fieldset>
    </Card>
  );
}
