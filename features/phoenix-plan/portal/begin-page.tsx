import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { phoenixType } from '#core/dictionaries/talent.ts';
import { textIn } from '#core/texts/text.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { phoenixAdvanceCall, phoenixCreateCall } from '#features/phoenix-plan/calls.ts';
import { beginSection } from '#features/phoenix-plan/shared/begin.ts';
import { clauses, clausesOf } from '#features/phoenix-plan/shared/clauses.ts';
import { needsCompany, type PhoenixTypeName, phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { recordPath } from './act-path.ts';
import { ClauseLine } from './clause-line.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

type Advance = OutputOf<typeof phoenixAdvanceCall>;

/** What stands in the way of an application of a type, its conditions, and the button that begins it. */
export function Component() {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const type: PhoenixTypeName = pathname.endsWith('personal')
    ? 'PERSONAL'
    : query.get('type') === 'UNIT'
      ? 'UNIT'
      : 'ACE';
  const { data, error, refetch } = useCall(phoenixAdvanceCall, { type }, { quiet: true });
  const { programme } = useOffered(phoenixCode);
  const name = phoenixType.find(({ value }) => value === type)!.label;
  const title = t('begin.title', { type: textIn(name, locale) });
  return (
    <>
      <PageHead crumbs={useCrumbs(title)} title={title} />
      <div className={`wrap above-24 below-32 ${styles.begin}`}>
        {error && !data ? (
          <ErrorState title={t('begin.failed')} error={error} onRetry={refetch} />
        ) : !data || !programme ? (
          <SkeletonRows rows={3} />
        ) : (
          <>
            <div className="column gap-20">
              <Card boxed>
                <h2 className="title-20">{t('begin.conditions')}</h2>
                <ol className={styles.conditions}>
                  {programme.conditions.map((condition) => (
                    <li key={condition.EN}>{textIn(condition, locale)}</li>
                  ))}
                </ol>
                <h3 className="above-16 below-8">{t('clause.basis')}</h3>
                <ul className="stack gap-4 one">
                  {clausesOf[type].map((key) => (
                    <li key={key}>
                      <ClauseLine clause={clauses[key]} policy={data.policy} />
                    </li>
                  ))}
                </ul>
              </Card>
              <Way type={type} advance={data} />
            </div>
            <Standing type={type} advance={data} />
          </>
        )}
      </div>
    </>
  );
}

function Way({ type, advance }: { type: PhoenixTypeName; advance: Advance }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const section = beginSection(type);
  const item = query.get('item');
  const reqId = useRef(newRequestId());
  if (advance.live)
    return (
      <Card boxed>
        <h2 className="title-20">{t('begin.live')}</h2>
        <p>{t('begin.liveNote')}</p>
        <Why advance={advance} />
        <ButtonLink kind="primary" to={recordPath(advance.live.id)}>
          {t('begin.goOn')}
        </ButtonLink>
      </Card>
    );
  if (advance.award)
    return (
      <Card boxed>
        <h2 className="title-20">{t('begin.award')}</h2>
        <p className="breaks">
          {t('begin.awardNote', { no: advance.award.no, until: showDate(advance.award.until, locale) })}
        </p>
        <Why advance={advance} />
        <ButtonLink to="/phoenixplan/apply">{t('begin.awardSee')}</ButtonLink>
      </Card>
    );
  if (advance.state !== 'open')
    return (
      <Card boxed>
        <p>{t(`begin.${advance.state}`)}</p>
        <Why advance={advance} />
      </Card>
    );
  if (!advance.canCreate) return <CompanyMissing advance={advance} />;
  return (
    <Card boxed>
      <SmallForm
        key={type}
        section={section}
        start={item ? { item } : {}}
        label={t('begin.start')}
        send={async ({ item, exception, recommender }) => {
          const { id } = await call(phoenixCreateCall, {
            type,
            item: String(item),
            exception: exception === 'YES',
            ...(exception === 'YES' && { recommender: String(recommender ?? '') }),
            reqId: reqId.current,
          });
          reqId.current = newRequestId();
          toast('success', t('begin.started'));
          navigate(`/phoenixplan/apply/edit/${id}`);
        }}
      />
    </Card>
  );
}

/** The article by which it cannot be begun now. */
function Why({ advance: { clause, policy } }: { advance: Advance }) {
  return (
    clause && (
      <div className="below-16">
        <ClauseLine clause={clause} policy={policy} />
      </div>
    )
  );
}

/** What is missing before somebody acts for a company in the plan, and who can change it. */
function CompanyMissing({ advance }: { advance: Advance }) {
  const t = usePhoenixWords();
  const { company } = advance;
  const lacks = company?.lacks ?? 'AUTHENTICATION';
  if (!company || lacks === 'AUTHENTICATION')
    return (
      <Card boxed>
        <p>{t('begin.companyNeeded')}</p>
        <Why advance={advance} />
        <ButtonLink kind="primary" to="/personal/auth/edit">
          {t('begin.authenticate')}
        </ButtonLink>
      </Card>
    );
  const { name, owner } = company;
  return (
    <Card boxed>
      <h2 className="title-20 below-12">{t(`begin.lacks.${lacks}`)}</h2>
      <p className="below-16 breaks">
        {lacks === 'TIME'
          ? t('begin.lacks.renew', { company: name })
          : owner
            ? t('begin.lacks.ask', { company: name, owner })
            : t('begin.lacks.nobody', { company: name })}
      </p>
      <Why advance={advance} />
      <ButtonLink to={lacks === 'TIME' ? '/personal/auth' : '/personal/auth/members'}>
        {t('begin.lacks.see')}
      </ButtonLink>
    </Card>
  );
}

function Standing({ type, advance }: { type: PhoenixTypeName; advance: Advance }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { company } = advance;
  const last = new Date(Date.parse(advance.closesAt) - 1).toISOString();
  return (
    <Card boxed>
      <Facts>
        <Fact name={t('begin.window')}>
          {t('begin.until', { from: showDate(advance.opensAt, locale), to: showDate(last, locale) })}{' '}
          <Tag tone={advance.state === 'open' ? 'open' : 'plain'}>{t(`begin.${advance.state}`)}</Tag>
        </Fact>
        {needsCompany(type) && (
          <Fact name={t('begin.company')}>
            {!company
              ? t('begin.companyNone')
              : company.lacks === 'AUTHENTICATION'
                ? t('begin.companyOpen', { name: company.name })
                : company.name}
          </Fact>
        )}
      </Facts>
      <p className="above-16">
        <ButtonLink to="/phoenixplan/apply/advance_type">{t('begin.other')}</ButtonLink>
      </p>
    </Card>
  );
}
