import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { entryDetailCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import { entryStateOf, isInSet, stages } from '#features/competition/shared/states.ts';
import type { CompetitionTexts } from '#features/competition/texts/CN.ts';
import { entryCards } from '#features/form-means.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Timeline } from '#web/kit/pieces/progress/timeline.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { ChangesCard } from './changes-card.tsx';
import { ClaimsCard } from './claims-card.tsx';
import styles from './competition.module.css';
import { EntryAnswers } from './entry-answers.tsx';
import { TurnFacts } from './entry-row.tsx';
import { OwnerMoves } from './owner-moves.tsx';
import { PapersCard } from './papers-card.tsx';
import { nextPath } from './paths.ts';
import { EntryTag } from './state-tag.tsx';

type Detail = OutputOf<typeof entryDetailCall>;
type PastStep = keyof CompetitionTexts['past'];

/** One entry: what is due, the five stages, the prize with its instalments, the timeline, and what was handed in. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data, error, refetch } = useCall(entryDetailCall, { id }, { quiet: true, ...renewed });
  const title = data ? data.entry.project || t('list.unnamed') : t('entry.title');
  const facts = data
    ? [data.entry.edition.title, data.entry.track, data.entry.group].flatMap((text) =>
        text ? textIn(text, locale) : [],
      )
    : [];
  return (
    <>
      <PageHead
        crumbs={useCrumbs(data?.entry.no ?? t('entry.title'))}
        title={title}
        note={[...facts, data?.entry.no].filter(Boolean).join(' · ')}
      />
      <div className="wrap above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : (
          <div className="column gap-20">
            {query.get('sent') && (
              <PageNotice icon="check" tone="good" role="status">
                <p>{t('entry.sent')}</p>
              </PageNotice>
            )}
            <Now detail={data} />
            <Stages detail={data} />
            <div className={`stack top ${styles.columns} folds-tablet`}>
              <div className="column gap-20">
                <PapersCard detail={data} />
                {Object.entries(entryCards).map(([key, EntryCard]) => (
                  <Suspense key={key}>
                    <EntryCard id={id} />
                  </Suspense>
                ))}
                {data.claims.length > 0 && <ClaimsCard detail={data} />}
                <EntryAnswers detail={data} />
                {data.entry.no && <ChangesCard detail={data} onTold={refetch} />}
              </div>
              <div className="column gap-20">
                <Past detail={data} />
                <OwnerMoves detail={data} onMoved={refetch} />
              </div>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Now({ detail: { entry } }: { detail: Detail }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { turn, hint } = entryStateOf(entry.state);
  const isDue = entry.can.some((step) => step.startsWith('submit'));
  return (
    <Card boxed className={`stack folds ${styles.now}`} data-turn={turn}>
      <div>
        <p className="row wraps gap-4-12">
          <EntryTag state={entry.state} />
          {entry.prize && (
            <span className="small muted">
              {t('prizeOf', {
                name: textIn(entry.prize.name, locale),
                amount: showAmount(entry.prize.amount, locale),
              })}
            </span>
          )}
        </p>
        <p className="title-20 above-8">{textIn(hint, locale)}</p>
        {entry.reason && (
          <p
            className={`toned breaks above-12 rounded ${styles.reason}`}
            data-tone={isInSet('ended', entry.state) ? 'bad' : 'warn'}
          >
            {t('entry.reason', { reason: entry.reason })}
          </p>
        )}
        {(isDue || entry.state === 'FAILED') && (
          <p className="above-16">
            {isDue ? (
              <ButtonLink kind={turn === 'applicant' ? 'accent' : 'line'} to={nextPath(entry)}>
                {t(turn === 'office' ? 'entry.change' : 'list.goOn')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="accent" to={`/itec/apply?from=${entry.id}`}>
                {t('list.again')}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      <div className={styles.turn}>
        <TurnFacts entry={entry} />
      </div>
    </Card>
  );
}

function Stages({ detail: { entry } }: { detail: Detail }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { stage, turn } = entryStateOf(entry.state);
  const at = stages.findIndex(({ key }) => key === stage);
  if (isInSet('ended', entry.state)) return null;
  return (
    <Card boxed>
      <Timeline
        isWide
        label={t('list.progress')}
        steps={stages.map(({ key, title }, index) => ({
          key,
          title: textIn(title, locale),
          state:
            index < at || entry.state === 'DONE'
              ? 'done'
              : index > at
                ? 'next'
                : turn === 'applicant'
                  ? 'mine'
                  : 'theirs',
        }))}
      />
    </Card>
  );
}

function Past({ detail: { timeline } }: { detail: Detail }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  if (timeline.length === 0) return null;
  return (
    <Card boxed>
      <h2 className="title-20 below-16">{t('entry.timeline')}</h2>
      <Timeline
        label={t('entry.timeline')}
        steps={timeline.map(({ step, state, at, reason }) => ({
          key: `${step} ${at}`,
          title: t(`past.${step as PastStep}`, { round: textIn(entryStateOf(state).name, locale) }),
          meta: showDateTime(at, locale),
          note: reason,
          state: entryMachine.steps[step as EntryStep]?.isNegative ? 'ended' : 'done',
        }))}
      />
    </Card>
  );
}
