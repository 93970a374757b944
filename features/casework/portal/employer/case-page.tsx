import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { employerOneCall } from '#features/casework/calls/employer.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { type StaffCase, StaffFields } from './staff-fields.tsx';
import { useEmployerWords } from './words.ts';

const desk = '/personal/unit';

/** One case of the staff: what the employer has to vouch for, field by field, and its answer. */
export function Component() {
  const t = useEmployerWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(employerOneCall, { id }, { quiet: true });
  const isGone = error instanceof CallError && error.key === 'NOT_FOUND';
  return (
    <PersonalFrame>
      <h1>{t('case.title')}</h1>
      {data ? (
        <Whole whole={data} />
      ) : isGone ? (
        <EmptyState drawing="lost" title={t('case.gone')} actions={<ButtonLink to={desk}>{t('case.back')}</ButtonLink>}>
          {t('case.goneNote')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </PersonalFrame>
  );
}

function Whole({ whole }: { whole: StaffCase }) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  return (
    <div className="column gap-20 above-16">
      <Card boxed>
        <h2 className="title-20 below-12">{textIn(whole.title, locale)}</h2>
        <Facts>
          <Fact name={t('case.applicant')}>{whole.applicant}</Fact>
          {whole.no && <Fact name={t('case.no')}>{whole.no}</Fact>}
          <Fact name={t('case.state')}>
            <StateTag state={whole.state} />
          </Fact>
          {whole.dueAt && <Fact name={t('case.due')}>{showDeadline(whole.dueAt, locale)}</Fact>}
        </Facts>
        {whole.reason && <p className="above-12 breaks as-typed">{t('case.said', { reason: whole.reason })}</p>}
        {whole.isMine && <p className="above-12">{t('case.mine')}</p>}
        {whole.state !== 'UNIT_REVIEW' && <p className="above-12 muted">{t('case.closed')}</p>}
      </Card>
      <Card boxed>
        <h2 className="title-20 below-12">{t('case.fields')}</h2>
        <StaffFields whole={whole} />
      </Card>
      <p>
        <ButtonLink to={desk}>{t('case.back')}</ButtonLink>
      </p>
    </div>
  );
}
