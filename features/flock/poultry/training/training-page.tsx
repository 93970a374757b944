import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { useFlockWords } from '#features/flock/poultry/reports/flock-words.ts';
import cards from '#features/flock/poultry/reports/parts/cards.module.css';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useOwnKind } from '#features/flock/poultry/store/own-kind.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { dayWords, figure } from '#features/flock/shared/documents/phrases.ts';
import {
  drawRound,
  isRoundDue,
  roundEvery,
  type TrainingAnswer,
  type TrainingSection,
  trainingResult,
  trainingSections,
} from '#features/flock/shared/scoring/training.ts';
import type { ItemSection } from '#features/flock/shared/sections/sections.ts';
import { RoundResult } from './round-result.tsx';
import { RoundRunner } from './round-runner.tsx';
import { fetchRounds, keepRound, sendRounds, useRounds, useRoundTimes } from './rounds.ts';
import styles from './training.module.css';

/** Ten drawings to score, alone with the scales: before the first visit and once each quarter. */
export function Component() {
  const words = useFlockWords();
  const { report: t, terms } = words;
  const done = useRoundTimes();
  const kind = useOwnKind();
  const [section, choose] = useState<TrainingSection>('all');
  const [drawings, begin] = useState<readonly string[] | null>(null);
  const [answers, finish] = useState<readonly TrainingAnswer[] | null>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) void sendRounds();
  }, [isOnline]);
  const start = () => {
    finish(null);
    begin(drawRound(section, Math.random, kind));
  };
  const end = async (given: readonly TrainingAnswer[]) => {
    begin(null);
    finish(given);
    await keepRound({ id: newDeviceId(), at: moment(), section, answers: given });
  };
  if (drawings)
    return (
      <RoundRunner drawings={drawings} words={words} onEnd={(given) => void end(given)} onStop={() => begin(null)} />
    );
  const [newest] = done.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const next = newest && new Date(Date.parse(newest.at) + roundEvery * 86_400_000).toISOString();
  const isDue = isRoundDue(done, moment());
  return (
    <Page title={t('training.title')} back="/reports">
      {answers ? (
        <RoundResult answers={answers} words={words} />
      ) : (
        <NoteCard
          icon="graduate"
          tone={isDue ? 'straw' : 'calm'}
          title={isDue || !next ? t('training.due') : t('training.next', { date: dayWords(next.slice(0, 10), words) })}
        >
          {newest
            ? isDue && t('training.dueNote', { date: dayWords(newest.at.slice(0, 10), words) })
            : t('training.dueFirst')}{' '}
          {t('training.note')}
        </NoteCard>
      )}
      <ChoiceChips
        legend={t('training.choose')}
        choices={trainingSections.map((value) => ({
          value,
          label: value === 'all' ? t('training.all') : terms(`section.${value}`),
        }))}
        value={section}
        onChange={choose}
      />
      <BigButton icon="play" onClick={start}>
        {answers ? t('training.again') : t('training.start')}
      </BigButton>
      <section className={cards.card}>
        <Heading>{t('training.history')}</Heading>
        <History words={words} isOnline={isOnline} />
      </section>
    </Page>
  );
}

function History({ words, isOnline }: { words: ReturnType<typeof useFlockWords>; isOnline: boolean }) {
  const { report: t, terms } = words;
  const own = useRounds();
  const far = useQuery({ queryKey: ['trainings'], queryFn: fetchRounds, enabled: isOnline, retry: false });
  const others = (far.data ?? []).filter(({ id }) => own.every((round) => round.id !== id));
  const told = [
    ...own.map(({ id, at, section, answers, isSent }) => {
      const { right, items, agreement } = trainingResult(answers);
      return { id, at, section: section as string, isSent, right: right as number | null, items, agreement };
    }),
    ...others.map(({ id, at, section, items, ac2 }) => ({
      id,
      at,
      section,
      isSent: true,
      right: null,
      items,
      agreement: ac2,
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  if (told.length === 0) return <p className="fine">{t('training.historyNone')}</p>;
  return (
    <>
      <ul className={styles.history}>
        {told.map(({ id, at, section, isSent, right, items, agreement }) => (
          <li className="line wraps apart ruled" key={id}>
            <b>{dayWords(at.slice(0, 10), words)}</b>
            <span>{section === 'all' ? t('training.all') : terms(`section.${section as ItemSection}`)}</span>
            <span>
              {right !== null && `${t('training.figures', { right, total: items })} · `}
              {agreement !== null && t('training.agreement', { value: figure(agreement, words, 2) })}
            </span>
            {!isSent && <span className={`whole strong ${styles.waits}`}>{t('training.waiting')}</span>}
          </li>
        ))}
      </ul>
      {!isOnline && <p className="fine">{t('training.needOnline')}</p>}
    </>
  );
}
