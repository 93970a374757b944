import { useParams } from 'react-router';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { referralCall, supportFileCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { entryStateOf } from '#features/competition/shared/states.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Timeline } from '#web/kit/pieces/progress/timeline.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { EntryTag } from './state-tag.tsx';

/** One project that came by the supporter: its steps, as far as the applicant agrees its name, and the reward. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(referralCall, { id }, { quiet: true });
  return (
    <PersonalFrame>
      <h1 className="breaks">
        {data ? (data.row.isShared ? data.row.title : t('referral.masked')) : t('referral.title')}
      </h1>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className="column gap-20 above-20">
          <Card boxed>
            <div className="row wraps gap-4-12">
              <EntryTag state={data.row.state} />
              <span>{textIn(data.row.edition, locale)}</span>
              {data.row.track && <span className="muted">{textIn(data.row.track, locale)}</span>}
            </div>
            {!data.row.isShared && <p className="muted above-16">{t('referral.maskedNote')}</p>}
          </Card>
          {data.reward && (
            <Card boxed>
              <h2 className="title-20">{t('referral.reward')}</h2>
              <p>
                {t('referral.rewardIs', { rate: data.reward.rate, amount: showAmount(data.reward.amount, locale) })}
              </p>
              <p className="muted">{t(data.reward.isDue ? 'referral.due' : 'referral.later')}</p>
              <p className="above-16">
                <FileButton small contract={supportFileCall} input={{ id }}>
                  {t('claims.certificateFile')}
                </FileButton>
              </p>
            </Card>
          )}
          <Card boxed>
            <Timeline
              label={t('entry.timeline')}
              steps={data.timeline.map(({ state, at }) => ({
                key: `${state} ${at}`,
                title: textIn(entryStateOf(state).name, locale),
                meta: showDateTime(at, locale),
                state: 'done',
              }))}
            />
          </Card>
          <p>
            <ButtonLink to="/personal/supporter/itec">{t('referral.all')}</ButtonLink>
          </p>
        </div>
      )}
    </PersonalFrame>
  );
}
